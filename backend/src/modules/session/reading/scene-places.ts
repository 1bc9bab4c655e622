import { type Hex, hexDistance, hexKey, neighboursOf, parseHexKey, type HexKey, sameHex } from '#game/model/hex.js';
import { type ScenePlace } from '#game/model/scene.js';
import { type Landmark } from '#game/model/world.js';
import { regionAt } from '#game/rules/world/surroundings.js';
import { type SessionData } from '../domain/state/session.state.js';

type Known = Pick<SessionData, 'world' | 'cells' | 'saga'> & { readonly holdings: { readonly location: Hex } };

/** Cells that the player has stood on or looked at from the next one. */
const seenBy = ({ cells, holdings }: Known): readonly Hex[] => {
  const visited = [holdings.location, ...(Object.keys(cells) as HexKey[]).map(parseHexKey)];
  return [
    ...new Map(visited.flatMap((cell) => [cell, ...neighboursOf(cell)]).map((cell) => [hexKey(cell), cell])).values(),
  ];
};

/** Places that the oath and the open matters name. */
const namedTo = ({ saga }: Known): readonly Hex[] =>
  saga === null
    ? []
    : [saga.oath.where, ...saga.oath.steps.map(({ place }) => place), ...saga.threads.map(({ place }) => place)];

const landmarksKnown = (known: Known, seen: readonly Hex[]): readonly Landmark[] =>
  (known.world.landmarks ?? []).filter(({ at }) => [...namedTo(known), ...seen].some((hex) => sameHex(hex, at)));

/** Cities, which every chart shows; landmarks that were seen or named; the named grounds that were seen. */
export const placesKnownTo = (known: Known): readonly ScenePlace[] => {
  const { world, holdings } = known;
  const seen = seenBy(known);
  const far = (at: Hex) => ({ q: at.q, r: at.r, distance: hexDistance(at, holdings.location) });
  const grounds = new Set(seen.flatMap((cell) => regionAt(world, cell) ?? []));
  return [
    ...world.cities.map(({ name, at }) => ({ ...far(at), name, gloss: null, kind: 'city' as const })),
    ...landmarksKnown(known, seen).map(({ name, gloss, at }) => ({
      ...far(at),
      name,
      gloss,
      kind: 'landmark' as const,
    })),
    ...[...grounds].map(({ name, gloss, at }) => ({ ...far(at), name, gloss, kind: 'ground' as const })),
  ];
};
