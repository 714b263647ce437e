import type { AskOption } from '../../messages/things.ts';
import { idsIn } from '../parts/naming.ts';
import type { Volume } from './volume.ts';

/** The options that name neither a space of the map nor a faction at its edge. */
export const elsewhereOf =
  ({ geography, factions }: Pick<Volume, 'geography' | 'factions'>) =>
  (options: readonly AskOption[]): readonly AskOption[] =>
    options.filter(({ label }) =>
      [...idsIn(label)].every((id) => !(id in geography.spaces) && !(id in factions)),
    );
