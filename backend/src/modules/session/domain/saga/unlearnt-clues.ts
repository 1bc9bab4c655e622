import { type ClueContent } from '#game/model/content/saga-content.js';
import { SAGAS } from '#game/content/sagas.js';
import { MOST_CLUES, type Saga, type Thread } from '#game/model/saga.js';
import { FACTIONS, type FactionId } from '#game/model/world.js';
import { isClue } from './clue-threads.js';

/** Clues of a people that a saga has not had. */
export const unlearntClues = (threads: readonly Thread[], faction: FactionId): readonly ClueContent[] =>
  (SAGAS[faction]?.clues ?? []).filter(({ key }) => !threads.some((t) => t.key === key));

/** Whether one more clue can be open. */
export const isRoomForClue = (threads: readonly Thread[]): boolean =>
  threads.filter((t) => t.state === 'open' && isClue(t)).length < MOST_CLUES;

/** Whether there is a clue left to be learnt, and room for it. An oath's key names its people. */
export const canLearn = ({ oath, threads }: Pick<Saga, 'oath' | 'threads'>): boolean => {
  const faction = FACTIONS.find((one) => oath.key.startsWith(`${one}/`));
  return faction !== undefined && isRoomForClue(threads) && unlearntClues(threads, faction).length > 0;
};
