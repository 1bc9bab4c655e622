import { begun } from '#test/support/session-fixture.js';
import { sceneOf } from '#backend/modules/session/reading/scene.view.js';
import { sessionFold } from '#backend/modules/session/domain/state/session.fold.js';
import { type StartedSession } from '#backend/modules/session/domain/state/session.state.js';
import { attemptAt } from '#game/model/attempt.js';
import { attemptFor, plainWordsFor, targetsIn } from './proposals.js';

const scene = sceneOf(begun().reduce(sessionFold.evolve, sessionFold.initial) as StartedSession);
const cod = attemptAt('use', { object: { of: 'thing', name: 'Dried cod' } });

describe('a deed that a model proposes', () => {
  it('aims at what is there, by its name', () => {
    expect(targetsIn(scene)).toContain('Dried cod');
    expect(attemptFor({ verb: 'use', target: ' dried COD' }, scene)).toEqual(cod);
    expect(attemptFor({ verb: 'pray', target: null }, scene)).toEqual(attemptAt('pray'));
  });
  it.each([
    ['at nobody', { verb: 'ask', target: null }],
    ['at what is not there', { verb: 'search', target: 'Crown of Ymir' }],
    ['away', { verb: 'go', target: null }],
  ] as const)('is none where it aims %s', (_, deed) => expect(attemptFor(deed, scene)).toBeNull());

  it('has plain words where those of the model can’t stand', () => {
    expect(plainWordsFor(cod, scene).action).toBe('Use_your_dried_cod');
    expect(plainWordsFor(attemptAt('pray'), scene).action).toBe('Pray');
  });
});
