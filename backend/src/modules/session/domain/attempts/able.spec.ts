import { type Attempt, attemptAt, type Verb } from '#game/model/attempt.js';
import { type Companion } from '#game/model/character.js';
import { companion, quietly } from '#test/support/attempt-fixture.js';
import { sessionFold } from '../state/session.fold.js';
import { type StartedSession } from '../state/session.state.js';
import { withAbleHelpers } from './able.js';
import { judgeAttempt } from './judge-attempt.js';

const BY_KIND: readonly Companion[] = (['bodyguard', 'animal', 'mount', 'bird'] as const).map((type) =>
  companion({ id: type, name: type, type }),
);
const session = quietly({ companions: BY_KIND }).reduce(sessionFold.evolve, sessionFold.initial) as StartedSession;
const stone = { of: 'sight', name: 'stones' } as const;
const rope = { of: 'thing', name: 'Coil of rope' } as const;

const helpersAt = (verb: Verb, parts: Partial<Attempt> = {}) =>
  withAbleHelpers(attemptAt(verb, { helpers: BY_KIND.map(({ id }) => id), ...parts }), BY_KIND).helpers;
const refusalOf = (verb: Verb, doer: string, parts: Partial<Attempt> = {}): string | null => {
  const judged = judgeAttempt(session, attemptAt(verb, { object: stone, doers: [doer], ...parts }));
  return 'impossible' in judged ? judged.impossible : null;
};

describe('what beasts may do by their kind', () => {
  it.each<[Verb, readonly string[]]>([
    ['search', ['bodyguard', 'animal', 'bird']],
    ['climb', ['bodyguard', 'animal']],
    ['swim', ['bodyguard', 'animal', 'mount']],
    ['attack', ['bodyguard', 'animal', 'mount', 'bird']],
    ['use', ['bodyguard', 'animal', 'mount']],
    ['talk', ['bodyguard']],
    ['tend', ['bodyguard']],
  ])('helping to %s: the others are only there', (verb, able) => expect(helpersAt(verb)).toEqual(able));

  it('no beast helps with a tool in its hand', () =>
    expect(helpersAt('use', { instrument: rope })).toEqual(['bodyguard']));

  it('a horse pulls, but neither searches nor climbs nor works with a tool in the hero’s stead', () => {
    expect(refusalOf('use', 'mount')).toBeNull();
    expect(refusalOf('search', 'mount')).toBe('mount would do much for you. That is not to be asked.');
    expect(refusalOf('climb', 'mount')).toBe('mount would do much for you. That is not to be asked.');
    expect(refusalOf('use', 'mount', { instrument: rope })).toBe('mount would do much for you. That takes a person.');
    expect(refusalOf('search', 'animal')).toBeNull();
  });

  it('what is judged has the able ones alone', () => {
    const judged = judgeAttempt(session, attemptAt('search', { object: stone, helpers: ['mount', 'animal'] }));
    expect('deed' in judged && judged.deed.attempt?.helpers).toEqual(['animal']);
  });
});
