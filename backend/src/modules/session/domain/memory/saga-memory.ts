import { sameHex } from '#game/model/hex.js';
import { type SagaMemory, type RememberedLeaf } from '../../narration-facts/saga-memory.port.js';
import { type StartedSession } from '../state/session.state.js';
import { cellMemory } from './cell-memory.js';
import { chaptersOf } from './chapters.js';
import { type PastContext, type PastTurn } from './past-turn.js';
import { placeNames } from './places-of-past.js';
import { turnNames } from './turn-words.js';
import { presentAt, witnessedBy } from './witnesses.js';

/** The newest leaves, which are told whole: chapters are of what came before. */
const WHOLE_LEAVES = 3;
const MOST_PRESENT = 4;

/** Who may come into the scene of the newest turn: not so many that their memories fill the prompt. */
export const presentIn = ({ saga, lastTurn: { cell, them } }: Pick<StartedSession, 'saga' | 'lastTurn'>) =>
  saga ? presentAt(saga.people, cell, them).slice(-MOST_PRESENT) : [];

/** What is remembered when the newest turn of a session is told, from turns and leaves before it, oldest first. */
export const sagaMemoryOf = (
  session: Pick<StartedSession, 'world' | 'saga' | 'lastTurn'>,
  turns: readonly PastTurn[],
  leaves: readonly RememberedLeaf[],
): SagaMemory => {
  const {
    lastTurn: { cell },
  } = session;
  const context: PastContext = { world: session.world, saga: session.saga };
  const firstLeaf = leaves.at(-WHOLE_LEAVES)?.turn ?? Infinity;
  const older = turns.filter(({ turn }) => turn < firstLeaf);
  return {
    cell: cellMemory(
      turns.filter(({ at }) => sameHex(at, cell)),
      context,
    ),
    leaves,
    chapters: chaptersOf(older, context),
    witnessed: witnessedBy(presentIn(session), cell, turns, context),
    names: [...new Set(turns.flatMap((turn) => [...turnNames(turn), ...placeNames(session.world, turn.at)]))],
  };
};
