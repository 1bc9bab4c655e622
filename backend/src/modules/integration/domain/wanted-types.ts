import { FEED_PREFIX, FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';

type OwnType = AnyEvent['type'];

const OWN_TYPES: ReadonlyMap<string, OwnType> = new Map(
  (Object.keys(FEED_TYPES) as readonly OwnType[]).map((own) => [FEED_TYPES[own].type, own]),
);

/** Every type of the feed, sorted. */
export const PUBLIC_TYPES: readonly string[] = [...OWN_TYPES.keys()].sort();

/** `steppes-and-seas.session.*`: all types of an area, also those that it gets later. */
export const areaOf = (type: string): string => `${type.split('.').slice(0, 2).join('.')}.*`;

/** Every area of the feed, sorted. */
export const PUBLIC_AREAS: readonly string[] = [...new Set(PUBLIC_TYPES.map(areaOf))];

export const isArea = (type: string): boolean => type.endsWith('.*');

/** People leave the prefix out: it is the same everywhere. */
const whole = (type: string): string => (type.startsWith(`${FEED_PREFIX}.`) ? type : `${FEED_PREFIX}.${type}`);

const ownTypesOf = (named: string): readonly OwnType[] =>
  PUBLIC_TYPES.filter((type) => type === named || areaOf(type) === named).flatMap((type) => OWN_TYPES.get(type) ?? []);

/** The type of our log for one of the feed; null where there is none. */
export const ownTypeOf = (type: string): OwnType | null => OWN_TYPES.get(whole(type)) ?? null;

export interface WantedTypes {
  /** As our log has them. */
  readonly own: ReadonlySet<string> | 'all';
  /** As they are kept: types of the feed and areas, with the prefix; null: all. */
  readonly named: readonly string[] | null;
  /** As they were given. */
  readonly unknown: readonly string[];
}

/** Types of the feed, and areas, as those of our log. No types at all mean all of them. */
export const wantedTypes = (types: readonly string[] | null): WantedTypes => {
  if (types === null) return { own: 'all', named: null, unknown: [] };
  const named = [...new Set(types.map(whole))];
  return {
    own: new Set(named.flatMap(ownTypesOf)),
    named,
    unknown: types.filter((type) => ownTypesOf(whole(type)).length === 0),
  };
};
