import { type NamedPlace } from '#game/model/saga.js';
import { type SagaView } from '#contracts/session/saga-view.js';
import { type Hex, hexDistance, hexKey, neighboursOf, sameHex } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';

export interface KnownPlace extends NamedPlace {
  /** 'city', or the meaning of the name. */
  readonly what: string;
  readonly how: 'here' | 'visited' | 'seen' | 'heard of';
  readonly leagues: number;
}

type Land = Pick<RecordedWorld, 'cities' | 'landmarks'>;

const placesOf = ({ cities, landmarks = [] }: Land): readonly (NamedPlace & { readonly what: string })[] => [
  ...cities.map(({ name, at }) => ({ name, ...at, what: 'city' })),
  ...landmarks.map(({ name, at, gloss }) => ({ name, ...at, what: gloss })),
];

/** Every place that the saga names; the player has heard of it. */
const named = ({ oath, threat, threads, people }: SagaView): readonly NamedPlace[] =>
  [
    oath.where,
    ...oath.next.map(({ place }) => place),
    ...threat.steps.map(({ place }) => place),
    ...threads.map(({ place }) => place),
    ...people.map(({ at }) => at),
  ].filter((place) => place !== null);

/** Cities and landmarks that the player has visited, seen from a neighbouring cell, or heard of; the nearest first. */
export const knownPlaces = (
  world: Land,
  visited: readonly Hex[],
  saga: SagaView | null,
  here: Hex,
): readonly KnownPlace[] => {
  const been = new Set(visited.map(hexKey));
  const seen = new Set(visited.flatMap(neighboursOf).map(hexKey));
  // A person may stand near a place, so the place is matched by name and not by the person's cell.
  const heard = new Set(saga === null ? [] : named(saga).map(({ name }) => name));
  const howOf = ({ name, ...at }: NamedPlace): KnownPlace['how'] | null => {
    if (sameHex(at, here)) return 'here';
    if (been.has(hexKey(at))) return 'visited';
    if (seen.has(hexKey(at))) return 'seen';
    return heard.has(name) ? 'heard of' : null;
  };
  return placesOf(world)
    .flatMap((place) => {
      const how = howOf(place);
      return how === null ? [] : [{ ...place, how, leagues: hexDistance(place, here) }];
    })
    .sort((a, b) => a.leagues - b.leagues);
};

/** '4 leagues', 'here'. */
export const leaguesAway = ({ leagues }: Pick<KnownPlace, 'leagues'>): string =>
  leagues === 0 ? 'here' : leagues === 1 ? '1 league' : `${leagues} leagues`;
