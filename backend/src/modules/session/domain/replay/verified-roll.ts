import { commitmentOf, nextPath, verifyTurn } from '#game/rules/dice/dice.js';
import { type ReplayedRoll } from '#contracts/session/replay-views.js';
import { targetOf } from '../rules/deed.js';
import { type StartedSession } from '../state/session.state.js';
import { type TurnResolved } from './decide-again.js';

export interface RolledTurn {
  readonly before: StartedSession;
  readonly resolved: TurnResolved;
  /** Null: not revealed. */
  readonly seed: string | null;
}

const SEED = /^[0-9a-f]{64}$/;

/** Whether seed, commitment, path and draws belong together: all that a player could check, too. */
const belongs = ({ before, resolved: { data } }: RolledTurn, seedHex: string): boolean => {
  const { kind, attribute } = data.deed;
  return (
    SEED.test(seedHex) &&
    commitmentOf(seedHex) === before.seedCommitment &&
    nextPath(before.path, { kind, attribute, target: targetOf(data.deed) }) === data.path &&
    verifyTurn({ seedHex, path: data.path, draws: data.draws })
  );
};

export const verifiedRoll = (turn: RolledTurn): ReplayedRoll => {
  const { path, draws, check } = turn.resolved.data;
  const verdict = turn.seed === null ? 'open' : belongs(turn, turn.seed) ? 'verified' : 'wrong';
  return { commitment: turn.before.seedCommitment, seed: turn.seed, path, draws, check, verdict };
};
