import { type Attempt, attemptAt } from '#game/model/attempt.js';
import { givenEvents } from '#test/support/given.js';
import { begun, NOW, turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { judgeAttempt } from './attempts/judge-attempt.js';
import { narrateTurn } from './narrate-turn.decider.js';
import { sessionFold } from './state/session.fold.js';
import { type Session, type StartedSession } from './state/session.state.js';
import { takeTurn } from './take-turn.decider.js';

/** A wolf is met at the start: there is nobody to talk to, and no water. */
const [started] = begun();
if (!started) throw new Error('no start');
const given = (...events: readonly SessionEvent[]) => givenEvents(sessionFold, started, ...events);

const SING = attemptAt('sing');
const PRAY = attemptAt('pray');
const LOOK = attemptAt('look', { object: { of: 'sight', name: 'wolf' } });
const words = [{ offerId: 'wolf.1', action: 'Meet_it', description: 'With the axe.' }];
const proposed = (attempt: Attempt, action = attempt.verb) => ({ attempt, action, description: `You ${action}.` });
const tell =
  (...proposals: readonly ReturnType<typeof proposed>[]) =>
  (session: Session) =>
    narrateTurn(
      { turn: 0, story: 'Told.', wording: words, proposals, narrator: 'model', debugPrompt: null, now: NOW },
      session,
    );
const offeredBy = (...proposals: readonly ReturnType<typeof proposed>[]) => {
  const [event] = given()
    .when(tell(...proposals))
    .events();
  if (event?.type !== 'TurnNarrated') throw new Error('not told');
  return event.data;
};
const idsOffered = (...proposals: readonly ReturnType<typeof proposed>[]) =>
  offeredBy(...proposals).extraOffers.map(({ id }) => id);
const after = (events: readonly SessionEvent[]) => given(...events).when(() => ({ accepted: true, events: [] })).after;

describe('a deed that a narrator proposes', () => {
  it('is offered with the test of the same words of a player, and with its own words', () => {
    const session = after([]) as StartedSession;
    const judged = judgeAttempt(session, SING);
    if ('impossible' in judged) throw new Error(judged.impossible);
    const { attribute, difficulty, risk, requiresItem, kind } = judged.deed;
    expect(offeredBy(proposed(SING))).toMatchObject({
      extraOffers: [{ id: 'extra:sing||', kind, attribute, difficulty, risk, requiresItem, cost: null, item: null }],
      wording: [...words, { offerId: 'extra:sing||', action: 'sing', description: 'You sing.' }],
    });
  });

  it.each<[string, string, Attempt]>([
    ['impossible', 'it is impossible (', attemptAt('swim')],
    ['at whom nobody meets', 'it is impossible (', attemptAt('talk', { addressee: { of: 'person', id: 'nobody' } })],
    ['a move', 'it is impossible (', attemptAt('go')],
    ['on offer', 'it is on offer already', attemptAt('attack')],
    ['on offer by its id', 'it can not be offered', attemptAt('attack', { offerId: 'wolf.1' })],
  ])('is dropped where it is %s, and the verdict says so', (_, why, attempt) => {
    const { extraOffers, wording, verdicts } = offeredBy(proposed(attempt));
    expect([extraOffers, wording]).toEqual([[], words]);
    const detail = expect.stringContaining(`dropped by the rules, ${why}`) as string;
    expect(verdicts).toEqual([{ rule: 'proposal', passed: false, detail }]);
  });

  it('is dropped where it comes twice, or has the words of another', () => {
    expect(idsOffered(proposed(SING), proposed(SING, 'wait'))).toEqual(['extra:sing||']);
    expect(idsOffered(proposed(SING, 'meet it' as never), proposed(PRAY))).toEqual(['extra:pray||']);
  });

  it('is one of two at most', () => {
    const { extraOffers, verdicts } = offeredBy(...[SING, attemptAt('swim'), PRAY, LOOK].map((one) => proposed(one)));
    expect(extraOffers.map(({ id }) => id)).toEqual(['extra:sing||', 'extra:pray||']);
    expect(verdicts.map(({ detail }) => detail.includes('there are 2 already'))).toEqual([false, true]);
  });
});

describe('an offer of a narrator', () => {
  const told = given()
    .when(tell(proposed(SING), proposed(LOOK)))
    .events();
  const session = after(told) as StartedSession;
  const take = (over: Parameters<typeof turnCommand>[1]) =>
    given(...told)
      .when((now) => takeTurn(testEncounters)(turnCommand('c1', over), now))
      .events();

  it('stands after those of the rules, until the next turn', () => {
    const ids = ({ standing }: StartedSession) => standing.offers.map(({ id }) => id);
    expect(ids(session)).toEqual(['wolf.1', 'wolf.2', 'wolf.3', 'wolf.4', 'extra:sing||', 'extra:look|sight~wolf|']);
    const next = after([...told, ...take({ choiceId: 'extra:sing||' })]) as StartedSession;
    expect(ids(next).filter((id) => id.startsWith('extra:'))).toEqual([]);
  });

  it('brings nobody whom the rules do not have', () => {
    expect(judgeAttempt(session, attemptAt('talk'))).toEqual(
      judgeAttempt(after([]) as StartedSession, attemptAt('talk')),
    );
  });

  it('is the deed of the same free text, with its dice: by its id, by its words, and by words that mean it', () => {
    const resolved = (events: readonly SessionEvent[]) => {
      const [event] = events;
      if (event?.type !== 'TurnResolved') throw new Error('no turn');
      const { deed, path, draws, check, success, hitPointsAfter, offers } = event.data;
      return { deed, path, draws, check, success, hitPointsAfter, offers };
    };
    const own = { isCustomAction: true, action: 'I sing at it' };
    const free = resolved(take({ ...own, attempt: SING }));
    expect(free.deed.attempt).toEqual(SING);
    expect(resolved(take({ choiceId: 'extra:sing||' }))).toEqual(free);
    expect(resolved(take({ action: 'Sing' }))).toEqual(free);
    expect(resolved(take({ ...own, attempt: attemptAt('sing', { offerId: 'extra:sing||' }) }))).toEqual(free);
  });

  it('needs no roll where its attempt needs none', () => {
    const [event] = take({ choiceId: 'extra:look|sight~wolf|' });
    expect(event?.data).toMatchObject({ check: null, success: true, playerAction: 'look' });
  });
});
