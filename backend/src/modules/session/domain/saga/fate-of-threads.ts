import { type Thread } from '#game/model/saga.js';
import { type JudgedTurn } from './judged-turn.js';
import { type Meeting } from './meeting.rules.js';
import { type Reckoned } from './reckonings.rules.js';

const isBroken = ({ outcome: { effects } }: JudgedTurn, { id }: Thread): boolean =>
  effects !== null && effects.breaks !== null && effects.breaks !== 'oath' && effects.breaks.thread === id;
const hasLeft = ({ outcome: { holdings } }: JudgedTurn, { kind, them }: Thread): boolean =>
  kind === 'wish' && !holdings.companions.some(({ id }) => id === them);
const isSettled = ({ reconciled, them: met }: Meeting, { kind, them }: Thread): boolean =>
  kind === 'feud' && reconciled && met?.id === them;

/**
 * What becomes of a matter that is neither kept nor late; null: it goes on; 'waits': it goes on even if it is late. It
 * ends with its person's death or departure, or when they give up a feud; it lapses when the player breaks their word.
 */
export const fateAfter =
  (judged: JudgedTurn, meeting: Meeting, reckoned: Reckoned | null = null) =>
  (thread: Thread): 'ended' | 'lapsed' | 'waits' | null => {
    if (reckoned?.thread.id === thread.id && reckoned.fate !== 'kept') return reckoned.fate;
    if (isBroken(judged, thread)) return 'lapsed';
    const isDead = meeting.people.some(({ id, alive }) => id === thread.them && !alive);
    const isOver = thread.kind === 'wish' ? hasLeft(judged, thread) : isSettled(meeting, thread) || isDead;
    return isOver ? 'ended' : null;
  };
