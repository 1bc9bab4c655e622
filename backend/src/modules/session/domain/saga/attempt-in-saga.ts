import { type Attempt, type Verb } from '#game/model/attempt.js';
import { type Happening, type Oath } from '#game/model/saga.js';
import { type JudgedTurn } from './judged-turn.js';

/** Seen with the player's own eyes. */
const SEEN: readonly Verb[] = ['look', 'climb', 'follow'];
/** Id of whoever told it, where they are known by name: the one who was asked, or a companion who was sent. */
const tellerIn = ({ verb, addressee, object }: Attempt): string | null => {
  if (SEEN.includes(verb)) return null;
  const teller = addressee ?? (object?.of === 'companion' ? object : null);
  return teller?.of === 'person' || teller?.of === 'companion' ? teller.id : null;
};
export const learntIn = ({ deed: { attempt }, outcome: { effects } }: JudgedTurn): readonly Happening[] =>
  attempt && effects?.news ? [{ kind: 'learnt', from: tellerIn(attempt), lead: effects.news }] : [];

/** A broken oath has lost what it had earned; one that had earned nothing is lost, and the saga with it. */
export const brokenOath = (oath: Oath): { readonly oath: Oath; readonly happenings: readonly Happening[] } => ({
  oath: oath.boxes === 0 ? { ...oath, outcome: 'lost' } : { ...oath, boxes: 0 },
  happenings: [{ kind: 'oath-broken', boxes: oath.boxes }],
});
