import { fromUnderscores } from '../../../lib/words.js';

/** 'Move {description}', as the client sends it (specification section 4): 'Move Strand, to the north-east'. */
const MOVE = /^Move (\p{Lu}.*), to the ((?:north|south)-(?:east|west)|east|west)$/u;
/** What a way without a city leads to; any other name is a city's. */
const GROUNDS: readonly string[] = [
  'Open water',
  'Strand',
  'Plains',
  'Forest',
  'Hills',
  'Mountains',
  'Desert',
  'Swamp',
];

/** An action as a reader sees it: 'Read the ash', or 'Travel to the strand in the north-east'. */
export const actionInWords = (action: string): string => {
  const [, where, compass] = MOVE.exec(action) ?? [];
  if (where === undefined || compass === undefined) return fromUnderscores(action);
  return `Travel to ${GROUNDS.includes(where) ? `the ${where.toLowerCase()}` : where} in the ${compass}`;
};
