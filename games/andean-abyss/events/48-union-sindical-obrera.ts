import type { CardEvent } from './rules.ts';

/** 48 Unión Sindical Obrera. */
export const unionSindicalObrera: CardEvent = {
  unshaded: [
    {
      inSpaces: 1,
      where: { kind: ['city', 'department'], beside: { is: ['pipeline', 'econ-3'] } },
      do: [
        {
          ways: ['clear-opposition', 'remove-base'],
          either: [
            [{ if: { here: { level: 'opposition' } }, do: [{ set: 'neutral' }] }],
            [{ remove: 'farc-base', count: 1 }],
          ],
        },
      ],
    },
  ],
  // Not Bogotá.
  shaded: [
    {
      inSpaces: 2,
      where: {
        spaces: [
          'cali',
          'medellin',
          'bucaramanga',
          'ibague',
          'santa-marta',
          'cartagena',
          'cucuta',
          'neiva',
          'pasto',
          'sincelejo',
        ],
      },
      do: [{ shift: 'active-opposition', levels: 1 }],
    },
  ],
};
