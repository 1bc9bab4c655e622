import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';

/** Types of the feed that begin alike. */
export interface FeedArea {
  readonly name: string;
  /** Stands for all of them, also for those that are added later. */
  readonly all: string;
  readonly types: readonly string[];
}

/** Every type of the feed, sorted. */
export const ALL_TYPES: readonly string[] = Object.values(FEED_TYPES)
  .map(({ type }) => type)
  .sort();

const [PREFIX = ''] = (ALL_TYPES[0] ?? '').split('.');
/** Without the prefix that all have: 'session.started'. */
export const shortType = (type: string): string => type.slice(PREFIX.length + 1);
const areaOf = (type: string): string => shortType(type).split('.')[0] ?? '';

export const FEED_AREAS: readonly FeedArea[] = [...new Set(ALL_TYPES.map(areaOf))].map((name) => ({
  name,
  all: `${PREFIX}.${name}.*`,
  types: ALL_TYPES.filter((type) => areaOf(type) === name),
}));

/** The chosen types with this one chosen or not. A whole area takes the place of its types. */
export const toggled = (chosen: readonly string[], entry: string): readonly string[] => {
  if (chosen.includes(entry)) return chosen.filter((one) => one !== entry);
  const covered = FEED_AREAS.find(({ all }) => all === entry)?.types ?? [];
  return [...chosen.filter((one) => !covered.includes(one)), entry];
};
