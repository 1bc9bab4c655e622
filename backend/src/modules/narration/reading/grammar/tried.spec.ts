import { type SessionEvent } from '#contracts/session/events.js';
import { spineOfferId } from '#game/model/offer-ids.js';
import { judgeAttempt } from '#backend/modules/session/domain/attempts/judge-attempt.js';
import { sessionFold } from '#backend/modules/session/domain/state/session.fold.js';
import { type StartedSession } from '#backend/modules/session/domain/state/session.state.js';
import { sceneOf } from '#backend/modules/session/reading/scene.view.js';
import { inTown } from '#test/support/attempt-fixture.js';
import { oathOf } from '#test/support/saga-fixture.js';
import { readByGrammar } from './read.js';

const STEP = spineOfferId({ of: 'step', key: oathOf().key, n: 0 });
const sessionOf = (events: readonly SessionEvent[]): StartedSession =>
  events.reduce(sessionFold.evolve, sessionFold.initial) as StartedSession;

/** What the words of a card come to that failed here and stands in no list. */
const wordsOf = (session: StartedSession, say: (card: string) => string): string => {
  const scene = sceneOf(session);
  const read = readByGrammar(say(scene.tried?.[0]?.action ?? ''), scene);
  if (read.kind !== 'reading') return read.kind;
  const judged = judgeAttempt(session, read.attempt);
  return 'impossible' in judged ? judged.impossible : 'tried again';
};

describe('a step of the oath that was tried in vain', () => {
  const session = { ...sessionOf(inTown()), spentOffers: [STEP] };

  it.each([
    ['word for word', (card: string) => card],
    ['in a sentence', (card: string) => `I try once more to ${card}, as I have to`],
  ])('named %s is refused with the reason, before any roll', (_, say) =>
    expect(wordsOf(session, say)).toMatch(/^You tried that here, and it failed\./),
  );

  it('is in no list of its own once the player has slept or gone', () =>
    expect(sceneOf({ ...session, spentOffers: [] }).tried).toEqual([]));
});
