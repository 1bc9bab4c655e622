import { type SessionEvent } from '#contracts/session/events.js';
import { givenEvents } from '#test/support/given.js';
import { foldedThen } from '#test/support/folded-rewind-plan.js';
import { begun, narrated, NOW, startCommand, turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { abandonTurn } from './abandon-turn.decider.js';
import { rewindSession } from './rewind-session.decider.js';
import { startSession } from './start-session.decider.js';
import { sessionFold } from './state/session.fold.js';
import { type Session } from './state/session.state.js';
import { takeTurn } from './take-turn.decider.js';
import { narrateTurn } from './narrate-turn.decider.js';

const given = (...events: readonly SessionEvent[]) => givenEvents(sessionFold, ...events);
const ids = { userId: 'user-1', sessionId: 'session-1', characterId: 'character-1' };
const stateOf = (events: readonly SessionEvent[]) => events.reduce(sessionFold.evolve, sessionFold.initial);
const firstOffer = (events: readonly SessionEvent[]) => {
  const session = stateOf(events);
  return session.status === 'NotStarted' ? '' : (session.standing.offers[0]?.id ?? '');
};
const play = (events: readonly SessionEvent[], turn: number, choiceId = firstOffer(events)) => [
  ...events,
  ...given(...events)
    .when((s) => takeTurn(testEncounters)(turnCommand(`c${turn}`, { choiceId }), s))
    .events(),
  narrated(turn),
];

describe('starting', () => {
  const start =
    (over = {}) =>
    (session: Session) =>
      startSession(testEncounters)(startCommand('hardcore', over), session);

  it("sets the specification's numbers", () => {
    const [event] = given().when(start()).events();
    expect(event?.data).toMatchObject({
      hitPoints: 15,
      maxHitPoints: 15,
      coins: 50,
      attributes: { strength: 2, reflexes: 4, charisma: 1, intellect: 1, vigour: 1, perception: 3, endurance: 1 },
    });
  });
  it('adds nothing when its owner repeats it, and refuses other users', () => {
    given(...begun('hardcore'))
      .when(start())
      .thenNothing();
    given(...begun('hardcore'))
      .when(start({ userId: 'user-2' }))
      .thenRejected('SESSION_ALREADY_EXISTS');
  });
});

describe('telling', () => {
  const tell = (turn: number) => (session: Session) =>
    narrateTurn({ turn, story: 'Told.', wording: [], narrator: 'model', debugPrompt: null, now: NOW }, session);

  it('tells the pending turn once; a second narration adds nothing', () => {
    const { after } = given(...begun().slice(0, 1)).when(tell(0));
    expect(after).toMatchObject({ pendingTurn: null, lastTurn: { story: 'Told.' } });
    given(...begun())
      .when(tell(0))
      .thenNothing();
    given().when(tell(0)).thenNothing();
  });
});

describe('settling a payment', () => {
  const abandon = (commandId: string) => (session: Session) =>
    abandonTurn({ commandId, userId: 'user-1', sessionId: 'session-1' }, session);

  it('bars an unplayed turn, once', () => {
    given(...begun())
      .when(abandon('late'))
      .then({ type: 'TurnAbandoned', version: 1, data: { ...ids, commandId: 'late' } });
    given(...begun(), { type: 'TurnAbandoned', version: 1, data: { ...ids, commandId: 'late' } })
      .when(abandon('late'))
      .thenNothing();
  });
  it('leaves a played turn paid', () =>
    given(...play(begun(), 1))
      .when(abandon('c1'))
      .thenNothing());
  it('also bars a turn of a session that was never started', () =>
    given()
      .when(abandon('late'))
      .then({ type: 'TurnAbandoned', version: 1, data: { ...ids, characterId: '', commandId: 'late' } }));
});

describe('rewinding', () => {
  const rewind = (events: readonly SessionEvent[], toTurn: number, commandId = 'r1') =>
    given(...events).when((session) =>
      rewindSession(
        { commandId, bodyHash: `to ${toTurn}`, toTurn, then: foldedThen(events, toTurn), now: NOW },
        session,
      ),
    );
  const three = () => play(play(play(begun('forgiving'), 1), 2), 3);

  it('restores the state after the turn, and never reuses a number', () => {
    const log = three();
    const then = stateOf(
      log.slice(
        0,
        log.findIndex((event) => event.type === 'TurnResolved' && event.data.turn === 2),
      ),
    );
    const { after, decision } = rewind(log, 1);
    expect(decision).toMatchObject({
      accepted: true,
      events: [{ data: { fromTurn: 3, toTurn: 1, withdrawn: [2, 3] } }],
    });
    if (then.status === 'NotStarted' || after.status === 'NotStarted') throw new Error('no session');
    const { holdings, standing, wording, cells, path, recentFrames, spentOffers, deedsDone, saga } = then;
    expect(after).toMatchObject({
      holdings,
      standing,
      wording,
      path,
      recentFrames,
      spentOffers,
      deedsDone,
      saga,
      head: 1,
      turn: 3,
    });
    expect(after.cells).toEqual(cells);
  });

  it('gives the same deed the same outcome: a rewind does not change the dice', () => {
    const log = three();
    const back = [...log, ...rewind(log, 1).events()];
    const first = log.find((event) => event.type === 'TurnResolved' && event.data.turn === 2);
    if (first?.type !== 'TurnResolved') throw new Error('no turn');
    const same = { choiceId: first.data.deed.offerId ?? '' };
    const [again] = given(...back)
      .when((s) => takeTurn(testEncounters)(turnCommand('c9', same), s))
      .events();
    if (again?.type !== 'TurnResolved') throw new Error('no turn');
    const { path, draws, check, success, hitPointsAfter, coinsAfter } = first.data;
    expect(again.data).toMatchObject({ turn: 4, parent: 1, path, draws, check, success, hitPointsAfter, coinsAfter });
  });

  it('reaches only earlier turns of the living line', () => {
    const log = three();
    const back = [...log, ...rewind(log, 1).events()];
    rewind(back, 2, 'r2').thenRejected('TURN_NOT_FOUND');
    rewind(log, 3).thenRejected('TURN_NOT_FOUND');
    rewind(log, 99).thenRejected('TURN_NOT_FOUND');
  });

  it('is possible in forgiving games, also after a fall, but not after the end', () => {
    rewind(play(begun('normal'), 1), 0).thenRejected('REWIND_NOT_ALLOWED');
    const fallen: SessionEvent = { type: 'CharacterFell', version: 1, data: { ...ids, turn: 3 } };
    expect(rewind([...three(), fallen], 1).after.status).toBe('InPlay');
    const ended: SessionEvent = {
      type: 'SessionEnded',
      version: 1,
      data: { ...ids, turn: 3, reason: 'triumph', diceSeed: '00' },
    };
    rewind([...three(), ended], 1).thenRejected('SESSION_IS_OVER');
  });

  it('adds nothing when repeated', () => {
    const log = three();
    rewind([...log, ...rewind(log, 1).events()], 1).thenNothing();
  });
});
