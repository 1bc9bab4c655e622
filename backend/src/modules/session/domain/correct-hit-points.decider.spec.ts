import { type SessionEvent } from '#contracts/session/events.js';
import { givenEvents } from '#test/support/given.js';
import { foldedThen } from '#test/support/folded-rewind-plan.js';
import { begun, narrated, NOW, turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { correctHitPoints } from './correct-hit-points.decider.js';
import { rewindSession } from './rewind-session.decider.js';
import { sessionFold } from './state/session.fold.js';
import { type Session } from './state/session.state.js';
import { takeTurn } from './take-turn.decider.js';

const given = (...events: readonly SessionEvent[]) => givenEvents(sessionFold, ...events);
const ids = { userId: 'user-1', sessionId: 'session-1', characterId: 'character-1' };
const correct =
  (hitPoints: number, actId = 'act-1', userId = 'user-1') =>
  (session: Session) =>
    correctHitPoints({ userId, actId, hitPoints, now: NOW }, session);
const corrected = (hitPointsBefore: number, hitPointsAfter: number, actId = 'act-1'): SessionEvent => ({
  type: 'HitPointsCorrected',
  version: 1,
  data: { ...ids, actId, hitPointsBefore, hitPointsAfter, correctedAt: NOW },
});
const hitPointsOf = (session: Session) => (session.status === 'NotStarted' ? null : session.holdings.hitPoints);

it('sets hit points once for each act, and another act sets them back', () => {
  given(...begun('hardcore'))
    .when(correct(4))
    .then(corrected(15, 4));
  given(...begun('hardcore'), corrected(15, 4))
    .when(correct(4))
    .thenNothing();
  given(...begun('hardcore'), corrected(15, 4), corrected(4, 15, 'act-2'))
    .when(correct(4))
    .thenNothing();
  const { after } = given(...begun('hardcore'), corrected(15, 4)).when(correct(15, 'act-2'));
  expect(hitPointsOf(after)).toBe(15);
});

it.each([0, -1, 16])('refuses %d hit points to a hero of 15', (hitPoints) =>
  given(...begun('hardcore'))
    .when(correct(hitPoints))
    .thenRejected('HIT_POINTS_NOT_POSSIBLE'),
);

it('refuses what is not theirs, whoever has fallen, and what has ended', () => {
  given().when(correct(4)).thenRejected('SESSION_NOT_FOUND');
  given(...begun())
    .when(correct(4, 'act-1', 'user-2'))
    .thenRejected('SESSION_NOT_FOUND');
  given(...begun(), { type: 'CharacterFell', version: 1, data: { ...ids, turn: 0 } })
    .when(correct(4))
    .thenRejected('CHARACTER_HAS_FALLEN');
  const data = { ...ids, turn: 0, reason: 'loss', diceSeed: '11'.repeat(32) } as const;
  given(...begun(), { type: 'SessionEnded', version: 1, data })
    .when(correct(4))
    .thenRejected('SESSION_IS_OVER');
});

it('counts in the turns that follow, and leaves with the leaf it was made on when that is taken back', () => {
  const played = (events: readonly SessionEvent[], key: string): readonly SessionEvent[] => {
    const session = events.reduce(sessionFold.evolve, sessionFold.initial);
    const choiceId = session.status === 'NotStarted' ? '' : (session.standing.offers[0]?.id ?? '');
    const turn = given(...events)
      .when((s) => takeTurn(testEncounters)(turnCommand(key, { choiceId }), s))
      .events();
    return [...events, ...turn, narrated(session.status === 'NotStarted' ? 0 : session.turn + 1)];
  };
  const one = played(begun('forgiving'), 'c1');
  const before = hitPointsOf(one.reduce(sessionFold.evolve, sessionFold.initial)) ?? 0;
  const two = played([...one, corrected(before, 7)], 'c2');
  const resolved = two.filter((event) => event.type === 'TurnResolved').at(-1)?.data;
  expect(resolved?.hitPointsAfter).toBe(7 - (resolved?.hitPointsLost ?? 0) + (resolved?.hitPointsGained ?? 0));
  const back = (toTurn: number) => (session: Session) =>
    rewindSession({ commandId: 'r', bodyHash: 'r', toTurn, now: NOW, then: foldedThen(two, toTurn) }, session);
  expect(hitPointsOf(given(...two).when(back(1)).after)).toBe(7);
  expect(hitPointsOf(given(...two).when(back(0)).after)).not.toBe(7);
});
