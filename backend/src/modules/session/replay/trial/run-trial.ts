import { type EventEnvelope } from '#contracts/shared/event.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Rules } from '../../domain/replay/decide-again.js';
import { stepsOf } from '../replayed-steps.js';
import { Tally } from './tally.js';
import { type TurnOnTrial, turnOnTrial } from './turn-on-trial.js';

export interface SessionOnTrial {
  readonly sessionId: string;
  readonly events: AsyncIterable<EventEnvelope<SessionEvent>> | Iterable<EventEnvelope<SessionEvent>>;
  /** The dice seed of its start; null: it does not open. */
  readonly seedOf: (sealed: string) => string | null;
}
export interface TrialOptions {
  readonly rules: Rules;
  readonly onOtherwise: (turn: TurnOnTrial) => void;
  /** After each session. */
  readonly onSession: (done: number) => void;
}

/**
 * Every recorded turn, decided by the rules on trial from the state in which it was taken, with its own dice. Nothing is
 * written, and a turn that ends otherwise does not change the turns behind it: each is judged as it was played. One
 * session's state and one turn's events are held at a time.
 */
export const runTrial = async (
  sessions: AsyncIterable<SessionOnTrial> | Iterable<SessionOnTrial>,
  { rules, onOtherwise, onSession }: TrialOptions,
): Promise<Tally> => {
  const tally = new Tally();
  let done = 0;
  for await (const { events, seedOf } of sessions) {
    let seed: string | null = null;
    for await (const step of stepsOf(events)) {
      if (step.turn === 0) seed = seedOf(step.after.sealedDiceSeed);
      const tried = turnOnTrial(step, rules, seed);
      if (!tried) continue;
      tally.add(tried);
      if (tried.verdict === 'otherwise' || tried.verdict === 'refused') onOtherwise(tried);
    }
    tally.session();
    onSession(++done);
  }
  return tally;
};
