import { commitmentOf, diceOf, nextPath, turnKey } from '#game/rules/dice/dice.js';
import { type StartedSession } from '../state/session.state.js';
import { type TurnResolved } from './decide-again.js';
import { verifiedRoll } from './verified-roll.js';

const SEED = '07'.repeat(32);
const ROOT = '01'.repeat(32);
const path = nextPath(ROOT, { kind: 'talk', attribute: 'charisma', target: 'a.1' });
const dice = diceOf(turnKey(SEED, path));
dice.draw('check', 100);
const deed = { kind: 'talk', attribute: 'charisma', offerId: 'a.1', to: null, attempt: null };
const rolled = (over: object = {}, seed: string | null = SEED) => ({
  before: { path: ROOT, seedCommitment: commitmentOf(SEED) } as StartedSession,
  resolved: { data: { deed, path, draws: dice.record(), check: null, ...over } } as unknown as TurnResolved,
  seed,
});

describe('the roll of a replayed turn', () => {
  it('is open before the seed is revealed', () => expect(verifiedRoll(rolled({}, null)).verdict).toBe('open'));
  it('is verified by the seed', () => expect(verifiedRoll(rolled()).verdict).toBe('verified'));
  it.each([
    ['another value', rolled({ draws: dice.record().map((draw) => ({ ...draw, value: (draw.value % 100) + 1 })) })],
    ['another deed', rolled({ deed: { ...deed, offerId: 'a.2' } })],
    ['another seed', rolled({}, '08'.repeat(32))],
    ['no seed at all', rolled({}, 'what?')],
  ])('is wrong with %s', (_, turn) => expect(verifiedRoll(turn).verdict).toBe('wrong'));
});
