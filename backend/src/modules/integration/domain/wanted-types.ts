import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';

type OwnType = AnyEvent['type'];

const OWN_TYPES: ReadonlyMap<string, OwnType> = new Map(
  (Object.keys(FEED_TYPES) as readonly OwnType[]).map((own) => [FEED_TYPES[own].type, own]),
);

/** Every type of the feed, sorted. */
export const PUBLIC_TYPES: readonly string[] = [...OWN_TYPES.keys()].sort();

export type WantedTypes = { readonly own: ReadonlySet<string> | 'all' } | { readonly unknown: readonly string[] };

/** Types of the feed as those of our log. No types at all mean all of them. */
export const wantedTypes = (types: readonly string[] | null): WantedTypes => {
  if (types === null) return { own: 'all' };
  const unknown = types.filter((type) => !OWN_TYPES.has(type));
  if (unknown.length > 0) return { unknown };
  return { own: new Set(types.flatMap((type) => OWN_TYPES.get(type) ?? [])) };
};
