import type { SpaceId } from '@sandtable/andean-abyss/map';
import type { Point } from '../lib/plane.ts';
import type { Corner } from './borders.ts';

/** A stretch of a line of communication; where it parts two departments it is their border, as on the game's board. */
export interface Branch {
  readonly from: Corner;
  readonly to: Corner;
  /** Bends, in board units. */
  readonly via: readonly Point[];
  readonly parts?: readonly [SpaceId, SpaceId];
}

export interface LineOfCommunication {
  readonly branches: readonly Branch[];
  /** Middle of the box with its value and pieces, in board units. */
  readonly box: Point;
}

const line = (branches: Branch | readonly Branch[], box: Point): LineOfCommunication => ({
  branches: 'from' in branches ? [branches] : branches,
  box,
});

export const LINES = {
  'loc-arauca-cucuta': line(
    {
      from: 'cucuta',
      to: 'arauca-town',
      via: [
        [708, 408],
        [748, 442],
        [812, 432],
      ],
    },
    [780, 437],
  ),
  // Only Santander touches Cúcuta: the pipeline reaches the frontier north of it and follows it into the City.
  'loc-ayacucho-cucuta': line(
    [
      {
        from: 'ayacucho',
        to: 'catatumbo',
        via: [
          [560, 303],
          [620, 280],
        ],
        parts: ['cesar', 'santander'],
      },
      { from: 'catatumbo', to: 'cucuta', via: [[690, 292]] },
    ],
    [594, 292],
  ),
  'loc-ayacucho-sincelejo': line(
    {
      from: 'sincelejo',
      to: 'ayacucho',
      via: [
        [340, 346],
        [425, 332],
      ],
      parts: ['atlantico', 'antioquia'],
    },
    [378, 342],
  ),
  'loc-ayacucho-bucaramanga': line(
    {
      from: 'ayacucho',
      to: 'bucaramanga',
      via: [
        [512, 352],
        [525, 398],
      ],
      parts: ['antioquia', 'santander'],
    },
    [513, 360],
  ),
  'loc-ayacucho-santa-marta': line(
    {
      from: 'santa-marta',
      to: 'ayacucho',
      via: [
        [470, 185],
        [482, 245],
      ],
      parts: ['cesar', 'atlantico'],
    },
    [477, 224],
  ),
  'loc-medellin-sincelejo': line(
    {
      from: 'sincelejo',
      to: 'medellin',
      via: [
        [256, 412],
        [280, 470],
      ],
      parts: ['antioquia', 'choco'],
    },
    [262, 434],
  ),
  'loc-bogota-neiva': line(
    {
      from: 'bogota',
      to: 'neiva',
      via: [
        [546, 696],
        [514, 744],
      ],
      parts: ['huila', 'meta-west'],
    },
    [529, 724],
  ),
  'loc-bogota-yopal': line(
    {
      from: 'bogota',
      to: 'yopal',
      via: [
        [645, 594],
        [700, 580],
      ],
      parts: ['santander', 'meta-east'],
    },
    [692, 582],
  ),
  'loc-bogota-bucaramanga-ibague': line(
    [
      {
        from: 'bucaramanga',
        to: 'magdalena',
        via: [
          [508, 505],
          [484, 550],
        ],
        parts: ['antioquia', 'santander'],
      },
      { from: 'magdalena', to: 'ibague', via: [[432, 625]], parts: ['antioquia', 'huila'] },
      { from: 'magdalena', to: 'bogota', via: [[520, 606]], parts: ['santander', 'huila'] },
    ],
    [470, 575],
  ),
  'loc-cartagena-sincelejo': line(
    {
      from: 'cartagena',
      to: 'sincelejo',
      via: [
        [284, 246],
        [280, 294],
      ],
    },
    [285, 269],
  ),
  'loc-ibague-medellin': line(
    {
      from: 'medellin',
      to: 'ibague',
      via: [
        [320, 585],
        [348, 625],
      ],
      parts: ['antioquia', 'choco'],
    },
    [332, 597],
  ),
  'loc-cali-ibague': line(
    { from: 'ibague', to: 'cali', via: [[320, 708]], parts: ['choco', 'huila'] },
    [312, 706],
  ),
  'loc-buenaventura-cali': line(
    {
      from: 'cali',
      to: 'buenaventura',
      via: [
        [186, 750],
        [144, 740],
      ],
      parts: ['choco', 'narino'],
    },
    [157, 744],
  ),
  'loc-cartagena-santa-marta': line(
    {
      from: 'cartagena',
      to: 'santa-marta',
      via: [
        [322, 182],
        [378, 160],
      ],
    },
    [346, 171],
  ),
  'loc-bogota-san-jose': line(
    {
      from: 'bogota',
      to: 'san-jose-del-guaviare',
      via: [
        [650, 682],
        [692, 735],
      ],
      parts: ['meta-east', 'meta-west'],
    },
    [672, 709],
  ),
  'loc-cali-pasto': line(
    {
      from: 'cali',
      to: 'pasto',
      via: [
        [264, 818],
        [266, 872],
      ],
      parts: ['narino', 'huila'],
    },
    [268, 846],
  ),
  'loc-neiva-pasto': line(
    {
      from: 'neiva',
      to: 'pasto',
      via: [
        [412, 864],
        [330, 910],
      ],
      parts: ['huila', 'putumayo'],
    },
    [372, 888],
  ),
  'loc-pasto-tumaco': line(
    {
      from: 'pasto',
      to: 'tumaco',
      via: [
        [180, 920],
        [108, 906],
      ],
    },
    [134, 912],
  ),
} as const satisfies Partial<Record<SpaceId, LineOfCommunication>>;
