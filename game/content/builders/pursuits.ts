import { type OfferContent, type Pursuit } from '../../model/content/frame.js';
import { type FactionId } from '../../model/world.js';

/** A table of pursuits by name; the owner keeps their ids apart. */
export const pursuits = (
  owner: FactionId | 'common',
  table: Readonly<Record<string, OfferContent & Pick<Pursuit, 'places' | 'voiced'>>>,
): readonly Pursuit[] =>
  Object.entries(table).map(([name, pursuit]) => ({
    ...pursuit,
    id: `${owner === 'common' ? 'leisure' : owner}.${name}`,
  }));
