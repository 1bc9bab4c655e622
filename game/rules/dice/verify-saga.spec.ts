import { commitmentOf, diceOf, nextPath, type PathStep, rootPath, turnKey } from './dice.js';
import { faultOf, keepsCommitment, type RollToVerify } from './verify-saga.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SESSION = '7d3c0f5e-3c1b-4b63-8f8c-0a4f2f8a9d11';

const played = (turn: number, parent: RollToVerify | null, step: PathStep | null): RollToVerify => {
  const path = parent && step ? nextPath(parent.path, step) : rootPath(SESSION);
  const dice = diceOf(turnKey(SEED, path));
  const roll = step ? dice.draw('check', 100) : 0;
  dice.draw('meet', 6);
  const check = step && { attribute: step.attribute ?? 'strength', difficulty: 'medium' as const, chance: 60, roll };
  return {
    turn,
    parent: parent?.turn ?? null,
    path,
    step,
    check,
    success: check === null || check.roll <= check.chance,
    draws: dice.record(),
  };
};

const opening = played(0, null, null);
const first = played(1, opening, { kind: 'talk', attribute: 'charisma', target: 'ford.1' });
const second = played(2, first, { kind: 'move', attribute: null, target: '1,-1' });
/** Played from the first turn after the second was taken back. */
const branch = played(3, first, { kind: 'force', attribute: 'strength', target: 'ford.2' });
const saga = [opening, first, second, branch];

const faults = (rolls: readonly RollToVerify[], seedHex = SEED) => {
  const paths = new Map<number, string>();
  return rolls.map((roll) => {
    const fault = faultOf({ sessionId: SESSION, seedHex }, roll, paths);
    paths.set(roll.turn, roll.path);
    return fault;
  });
};
const with1 = (over: Partial<RollToVerify>) => faults([opening, { ...first, ...over }, second, branch])[1];

describe('the dice of a whole saga', () => {
  it('are right as they were played, with the branches that were taken back', () => {
    expect(faults(saga)).toEqual([null, null, null, null]);
  });

  it('are found out where another seed is revealed', () => {
    const other = SEED.replace('00', 'ff');
    expect(keepsCommitment(commitmentOf(SEED), SEED)).toBe(true);
    expect(keepsCommitment(commitmentOf(SEED), other)).toBe(false);
    expect(keepsCommitment(commitmentOf(SEED), 'not a seed')).toBe(false);
    expect(faults(saga, other)).toEqual(['draws', 'draws', 'draws', 'draws']);
  });

  it('are found out where a draw, the roll that was shown, or the outcome is another', () => {
    const [draw, ...others] = first.draws;
    const changed = draw ? [{ ...draw, value: (draw.value % 100) + 1 }, ...others] : [];
    expect(with1({ draws: changed })).toBe('draws');
    expect(with1({ draws: others })).toBe('outcome');
    expect(with1({ draws: [] })).toBe('outcome');
    expect(with1({ check: first.check && { ...first.check, roll: (first.check.roll % 100) + 1 } })).toBe('outcome');
    expect(with1({ success: !first.success })).toBe('outcome');
  });

  it('are found out where another deed, or another turn before it, is told', () => {
    expect(with1({ step: { kind: 'talk', attribute: 'charisma', target: 'ford.9' } })).toBe('path');
    expect(with1({ parent: 2 })).toBe('path');
    expect(with1({ step: null })).toBe('path');
    expect(faults([opening, second, branch])).toEqual([null, 'path', 'path']);
  });
});
