/** What the game's rules say lies next to what (map of the second edition); the drawing has to agree. */

export const NEXT_TO: Readonly<Record<string, readonly string[]>> = {
  antioquia: ['huila', 'santander', 'cesar', 'atlantico', 'choco'],
  huila: ['antioquia', 'santander', 'choco', 'meta-west', 'narino', 'putumayo'],
  santander: ['antioquia', 'huila', 'cesar', 'arauca', 'meta-east', 'atlantico'],
  cesar: ['antioquia', 'santander', 'atlantico'],
  arauca: ['santander', 'meta-east', 'vichada'],
  'meta-east': ['santander', 'arauca', 'vichada', 'guaviare', 'meta-west'],
  vichada: ['arauca', 'meta-east', 'guaviare', 'guainia'],
  atlantico: ['antioquia', 'santander', 'cesar'],
  choco: ['antioquia', 'huila', 'narino'],
  guaviare: ['meta-east', 'vichada', 'meta-west', 'putumayo', 'guainia', 'vaupes'],
  'meta-west': ['huila', 'meta-east', 'guaviare', 'putumayo'],
  narino: ['huila', 'choco'],
  putumayo: ['huila', 'guaviare', 'meta-west', 'amazonas', 'vaupes'],
  amazonas: ['putumayo', 'vaupes'],
  guainia: ['vichada', 'guaviare', 'vaupes'],
  vaupes: ['guaviare', 'putumayo', 'amazonas', 'guainia'],
};

/** The departments a City touches. */
export const AROUND_CITY: Readonly<Record<string, readonly string[]>> = {
  bogota: ['huila', 'santander', 'meta-east', 'meta-west'],
  cali: ['huila', 'choco', 'narino'],
  medellin: ['antioquia', 'choco'],
  bucaramanga: ['antioquia', 'santander'],
  ibague: ['antioquia', 'huila', 'choco'],
  'santa-marta': ['cesar', 'atlantico'],
  cartagena: ['atlantico'],
  cucuta: ['santander'],
  neiva: ['huila', 'meta-west', 'putumayo'],
  pasto: ['huila', 'narino', 'putumayo'],
  sincelejo: ['antioquia', 'atlantico', 'choco'],
};

/** The departments a line of communication touches, and the Cities and towns it joins. */
export const ALONG_LOC: Readonly<
  Record<string, { readonly departments: readonly string[]; readonly ends: readonly string[] }>
> = {
  'loc-arauca-cucuta': { departments: ['santander', 'arauca'], ends: ['cucuta', 'arauca-town'] },
  'loc-ayacucho-cucuta': {
    departments: ['antioquia', 'santander', 'cesar', 'atlantico'],
    ends: ['cucuta', 'ayacucho'],
  },
  'loc-ayacucho-sincelejo': {
    departments: ['antioquia', 'santander', 'cesar', 'atlantico'],
    ends: ['sincelejo', 'ayacucho'],
  },
  'loc-ayacucho-bucaramanga': {
    departments: ['antioquia', 'santander', 'cesar', 'atlantico'],
    ends: ['bucaramanga', 'ayacucho'],
  },
  'loc-ayacucho-santa-marta': {
    departments: ['antioquia', 'santander', 'cesar', 'atlantico'],
    ends: ['santa-marta', 'ayacucho'],
  },
  'loc-medellin-sincelejo': { departments: ['antioquia', 'choco'], ends: ['medellin', 'sincelejo'] },
  'loc-bogota-neiva': { departments: ['huila', 'meta-west'], ends: ['bogota', 'neiva'] },
  'loc-bogota-yopal': { departments: ['santander', 'arauca', 'meta-east'], ends: ['bogota', 'yopal'] },
  'loc-bogota-bucaramanga-ibague': {
    departments: ['antioquia', 'huila', 'santander'],
    ends: ['bogota', 'bucaramanga', 'ibague'],
  },
  'loc-cartagena-sincelejo': { departments: ['atlantico'], ends: ['cartagena', 'sincelejo'] },
  'loc-ibague-medellin': { departments: ['antioquia', 'choco'], ends: ['ibague', 'medellin'] },
  'loc-cali-ibague': { departments: ['huila', 'choco'], ends: ['cali', 'ibague'] },
  'loc-buenaventura-cali': { departments: ['choco', 'narino'], ends: ['cali', 'buenaventura'] },
  'loc-cartagena-santa-marta': { departments: ['atlantico'], ends: ['cartagena', 'santa-marta'] },
  'loc-bogota-san-jose': {
    departments: ['meta-east', 'guaviare', 'meta-west'],
    ends: ['bogota', 'san-jose-del-guaviare'],
  },
  'loc-cali-pasto': { departments: ['huila', 'narino'], ends: ['cali', 'pasto'] },
  'loc-neiva-pasto': { departments: ['huila', 'putumayo'], ends: ['neiva', 'pasto'] },
  'loc-pasto-tumaco': { departments: ['narino'], ends: ['pasto', 'tumaco'] },
};

/** The departments on each frontier. */
export const ON_FRONTIER: Readonly<Record<string, readonly string[]>> = {
  venezuela: ['cesar', 'santander', 'arauca', 'vichada', 'guainia'],
  ecuador: ['narino', 'putumayo'],
  panama: ['choco'],
  brazil: ['guainia', 'vaupes', 'amazonas'],
  peru: ['putumayo', 'amazonas'],
};

export const COASTAL: readonly string[] = ['cesar', 'atlantico', 'choco', 'narino'];

export const TOWNS: readonly string[] = [
  'ayacucho',
  'arauca-town',
  'yopal',
  'san-jose-del-guaviare',
  'buenaventura',
  'tumaco',
];
