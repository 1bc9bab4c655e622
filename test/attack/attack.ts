import { type Tally } from './tally.js';

/** What an attack may use; the counts scale with it. */
export interface AttackContext {
  /** Of the game that is attacked; without a slash at its end. Empty where the attack starts its own. */
  readonly url: string;
  readonly seed: number;
  /** How many of the largest counts to try: 1 in a long run, less in a short one. */
  readonly share: number;
  /** Process id of the game; 0 where the attack starts its own. */
  readonly pid: number;
}

/** One way to hurt the game, bounded in count and time. It only counts: what it finds wrong ends up in the tally. */
export interface Attack {
  readonly name: string;
  /** The variables of the game that it attacks, over the defaults. Absent: it starts games of its own. */
  readonly env?: Readonly<Record<string, string>>;
  /** An attack that waits more than it works: other attacks run beside it. */
  readonly isPatient?: boolean;
  run(context: AttackContext, tally: Tally): Promise<void>;
}

/** A count of a long run, scaled; at least one. */
export const scaled = (count: number, share: number): number => Math.max(1, Math.round(count * share));
