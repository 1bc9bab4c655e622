import { type WoundSort } from '#game/model/content/frame.js';
import { frameOf, offerContentOf } from '#game/content/catalogue.js';
import { type Deed } from '#game/model/deed.js';
import { type Terrain } from '#game/model/world.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

const SORT: Readonly<Record<Deed['kind'], WoundSort>> = {
  force: 'blow',
  talk: 'blow',
  trade: 'blow',
  craft: 'mishap',
  flight: 'mishap',
  explore: 'mishap',
  gift: 'weariness',
  patience: 'weariness',
  rest: 'weariness',
  move: 'weariness',
};
/** Where a way that goes ill is a fall rather than a long day. */
const STEEP: readonly Terrain[] = ['mountains', 'hills'];
const sortOn = (terrain: Terrain, kind: Deed['kind']): WoundSort =>
  kind === 'move' && STEEP.includes(terrain) ? 'mishap' : SORT[kind];

/** Whether there was anybody to fight: a squall is nobody, and neither is the wood that is cut at leisure. */
export const isAgainstSomebody = ({ frameBefore }: TurnFacts): boolean => {
  if (frameBefore === null) return false;
  const frame = frameOf(frameBefore);
  return frame === undefined || frame.who !== undefined || Object.keys(frame.cast ?? {}).length > 0;
};

/** Whether the chosen way, by its kind or its content, leads to wounds; otherwise a loss is told as lost strength. */
export const isWounding = (facts: TurnFacts): boolean =>
  offerContentOf(facts.deed?.offerId ?? null)?.hurt !== undefined ||
  (facts.deed?.kind === 'force' && isAgainstSomebody(facts));

/** The player's own words may be against somebody whom no encounter shows. */
const hasOpponent = (facts: TurnFacts): boolean => isAgainstSomebody(facts) || Boolean(facts.deed?.attempt);
const sortDeclared = ({ deed, cell }: TurnFacts): WoundSort =>
  offerContentOf(deed?.offerId ?? null)?.hurt ?? sortOn(cell.terrain, deed?.kind ?? 'move');

/** The sort of wound, by the content of the chosen way or else by its kind; a blow needs an opponent. */
export const woundSortOf = (facts: TurnFacts): WoundSort => {
  const sort = sortDeclared(facts);
  return sort === 'blow' && !hasOpponent(facts) ? 'mishap' : sort;
};
