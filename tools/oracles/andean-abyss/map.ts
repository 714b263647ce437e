/** The map as the oracle knows it, written down once more from the board: it shares nothing with the game's own. */

export interface Place {
  readonly id: string;
  readonly kind: 'city' | 'department' | 'loc';
  /** 0 on LoCs. */
  readonly population: number;
  /** 0 off LoCs. */
  readonly econ: number;
  readonly beside: readonly string[];
}

/** In the order in which a view counts pieces: id, kind, population or Econ, what lies beside it. */
const BOARD: readonly (readonly [string, Place['kind'], number, string])[] = [
  [
    'bogota',
    'city',
    8,
    'huila santander meta-east meta-west loc-bogota-neiva loc-bogota-yopal loc-bogota-bucaramanga-ibague loc-bogota-san-jose',
  ],
  ['cali', 'city', 3, 'huila choco narino loc-cali-ibague loc-buenaventura-cali loc-cali-pasto'],
  ['medellin', 'city', 3, 'antioquia choco loc-medellin-sincelejo loc-ibague-medellin'],
  ['bucaramanga', 'city', 2, 'antioquia santander loc-ayacucho-bucaramanga loc-bogota-bucaramanga-ibague'],
  [
    'ibague',
    'city',
    2,
    'antioquia huila choco loc-bogota-bucaramanga-ibague loc-ibague-medellin loc-cali-ibague',
  ],
  ['santa-marta', 'city', 2, 'cesar atlantico loc-ayacucho-santa-marta loc-cartagena-santa-marta'],
  ['cartagena', 'city', 1, 'atlantico loc-cartagena-sincelejo loc-cartagena-santa-marta'],
  ['cucuta', 'city', 1, 'santander loc-arauca-cucuta loc-ayacucho-cucuta'],
  ['neiva', 'city', 1, 'huila meta-west putumayo loc-bogota-neiva loc-neiva-pasto'],
  ['pasto', 'city', 1, 'huila narino putumayo loc-cali-pasto loc-neiva-pasto loc-pasto-tumaco'],
  [
    'sincelejo',
    'city',
    1,
    'antioquia atlantico choco loc-ayacucho-sincelejo loc-medellin-sincelejo loc-cartagena-sincelejo',
  ],
  [
    'antioquia',
    'department',
    2,
    'medellin bucaramanga ibague sincelejo huila santander cesar atlantico choco loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta loc-medellin-sincelejo loc-bogota-bucaramanga-ibague loc-ibague-medellin',
  ],
  [
    'huila',
    'department',
    2,
    'bogota cali ibague neiva pasto antioquia santander choco meta-west narino putumayo loc-bogota-neiva loc-bogota-bucaramanga-ibague loc-cali-ibague loc-cali-pasto loc-neiva-pasto',
  ],
  [
    'santander',
    'department',
    2,
    'bogota bucaramanga cucuta antioquia huila cesar arauca meta-east atlantico loc-arauca-cucuta loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta loc-bogota-yopal loc-bogota-bucaramanga-ibague',
  ],
  [
    'cesar',
    'department',
    1,
    'santa-marta antioquia santander atlantico loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta',
  ],
  ['arauca', 'department', 1, 'santander meta-east vichada loc-arauca-cucuta loc-bogota-yopal'],
  [
    'meta-east',
    'department',
    1,
    'bogota santander arauca vichada guaviare meta-west loc-bogota-yopal loc-bogota-san-jose',
  ],
  ['vichada', 'department', 0, 'arauca meta-east guaviare guainia'],
  [
    'atlantico',
    'department',
    1,
    'santa-marta cartagena sincelejo antioquia santander cesar loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta loc-cartagena-sincelejo loc-cartagena-santa-marta',
  ],
  [
    'choco',
    'department',
    1,
    'cali medellin ibague sincelejo antioquia huila narino loc-medellin-sincelejo loc-ibague-medellin loc-cali-ibague loc-buenaventura-cali',
  ],
  ['guaviare', 'department', 1, 'meta-east vichada meta-west putumayo guainia vaupes loc-bogota-san-jose'],
  [
    'meta-west',
    'department',
    1,
    'bogota neiva huila meta-east guaviare putumayo loc-bogota-neiva loc-bogota-san-jose',
  ],
  ['narino', 'department', 1, 'cali pasto huila choco loc-buenaventura-cali loc-cali-pasto loc-pasto-tumaco'],
  ['putumayo', 'department', 1, 'neiva pasto huila guaviare meta-west amazonas vaupes loc-neiva-pasto'],
  ['amazonas', 'department', 0, 'putumayo vaupes'],
  ['guainia', 'department', 0, 'vichada guaviare vaupes'],
  ['vaupes', 'department', 0, 'guaviare putumayo amazonas guainia'],
  ['loc-arauca-cucuta', 'loc', 3, 'cucuta santander arauca'],
  [
    'loc-ayacucho-cucuta',
    'loc',
    3,
    'cucuta antioquia santander cesar atlantico loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta',
  ],
  [
    'loc-ayacucho-sincelejo',
    'loc',
    3,
    'sincelejo antioquia santander cesar atlantico loc-ayacucho-cucuta loc-ayacucho-bucaramanga loc-ayacucho-santa-marta',
  ],
  [
    'loc-ayacucho-bucaramanga',
    'loc',
    2,
    'bucaramanga antioquia santander cesar atlantico loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-santa-marta',
  ],
  [
    'loc-ayacucho-santa-marta',
    'loc',
    2,
    'santa-marta antioquia santander cesar atlantico loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga',
  ],
  ['loc-medellin-sincelejo', 'loc', 2, 'medellin sincelejo antioquia choco'],
  ['loc-bogota-neiva', 'loc', 2, 'bogota neiva huila meta-west'],
  ['loc-bogota-yopal', 'loc', 2, 'bogota santander arauca meta-east'],
  ['loc-bogota-bucaramanga-ibague', 'loc', 2, 'bogota bucaramanga ibague antioquia huila santander'],
  ['loc-cartagena-sincelejo', 'loc', 1, 'cartagena sincelejo atlantico'],
  ['loc-ibague-medellin', 'loc', 1, 'medellin ibague antioquia choco'],
  ['loc-cali-ibague', 'loc', 1, 'cali ibague huila choco'],
  ['loc-buenaventura-cali', 'loc', 1, 'cali choco narino'],
  ['loc-cartagena-santa-marta', 'loc', 1, 'santa-marta cartagena atlantico'],
  ['loc-bogota-san-jose', 'loc', 1, 'bogota meta-east guaviare meta-west'],
  ['loc-cali-pasto', 'loc', 1, 'cali pasto huila narino'],
  ['loc-neiva-pasto', 'loc', 1, 'neiva pasto huila putumayo'],
  ['loc-pasto-tumaco', 'loc', 1, 'pasto narino'],
  ['ecuador', 'department', 0, 'pasto narino putumayo loc-pasto-tumaco'],
  ['panama', 'department', 0, 'choco'],
];

export const PLACES: readonly Place[] = BOARD.map(([id, kind, number, beside]) => ({
  id,
  kind,
  population: kind === 'loc' ? 0 : number,
  econ: kind === 'loc' ? number : 0,
  beside: beside.split(' '),
}));

/** What an Event opens: the bit that says so, and its neighbours, which do not name it themselves (1.3.5). */
export const FOREIGN: Readonly<Record<string, number>> = { ecuador: 1, panama: 2 };
