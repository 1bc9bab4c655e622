import { readSaga } from '../figures/read-saga.js';
import { type HabitsTold, settingsOfHabits } from './settings-of-habits.js';
import { playSaga } from '../play-saga.js';
import { type Contradiction, contradictionsIn } from './contradictions.js';

export interface FactCount {
  readonly sagas: number;
  readonly leaves: number;
  readonly found: readonly Contradiction[];
}

/** Plays sagas by all habits, tells every turn, and lists what contradicts the state of its moment. */
export const checkFacts = ({ seed, sagas, mostTurns }: HabitsTold): FactCount => {
  const counts = settingsOfHabits({ seed, sagas, mostTurns }).map((setting) => {
    const saga = readSaga(playSaga(setting));
    return { leaves: saga.leaves.length, found: contradictionsIn(saga) };
  });
  return {
    sagas: counts.length,
    leaves: counts.reduce((sum, { leaves }) => sum + leaves, 0),
    found: counts.flatMap(({ found }) => found),
  };
};

const SHOWN = 8;
const lineOf = ({ word, sentence, seed, turn, at: { calendar, terrain, town, frame } }: Contradiction): string => {
  const { hour = '', weather = '', season = '' } = calendar ?? {};
  return `  [${word}] ${hour}, ${weather}, ${season}, ${town ?? terrain}, ${frame ?? 'no encounter'}: ${sentence} (${seed}, turn ${turn})`;
};

/** The contradictions by kind, the first of each with its words. */
export const printFacts = ({ sagas, leaves, found }: FactCount): string => {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const ofKind = (kind: Contradiction['kind']): readonly Contradiction[] => found.filter((one) => one.kind === kind);
  return [
    ...kinds.flatMap((kind) => [`${kind}: ${ofKind(kind).length}`, ...ofKind(kind).slice(0, SHOWN).map(lineOf)]),
    `${found.length} contradictions by declared facts in ${leaves} leaves of ${sagas} sagas`,
  ].join('\n');
};
