/** For how long the secret of before stays good, and as the server reads it. */
const OVERLAPS = [
  ['not at all', '0s'],
  ['for 1 hour', '1h'],
  ['for 24 hours', '24h'],
  ['for 7 days', '7d'],
] as const;

export const OVERLAP_NAMES = OVERLAPS.map(([name]) => name);
export type OverlapName = (typeof OVERLAP_NAMES)[number];
export const USUAL_OVERLAP: OverlapName = 'for 24 hours';

export const overlapOf = (chosen: OverlapName): string => OVERLAPS.find(([name]) => name === chosen)?.[1] ?? '24h';

export const overlapWords = (chosen: OverlapName): string =>
  chosen === 'not at all' ? 'The one of before is good no more.' : `The one of before stays good ${chosen}.`;
