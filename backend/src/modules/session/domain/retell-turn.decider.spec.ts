import { type SessionEvent } from '#contracts/session/events.js';
import { givenEvents } from '#test/support/given.js';
import { begun, NOW } from '#test/support/session-fixture.js';
import { BY_FLOOR, type Narration } from '../narration-facts/narration.port.js';
import { retellTurn } from './retell-turn.decider.js';
import { sessionFold } from './state/session.fold.js';
import { type Session, type SessionData } from './state/session.state.js';

const given = (...events: readonly SessionEvent[]) => givenEvents(sessionFold, ...events);
const narration: Narration = { ...BY_FLOOR, story: 'Told anew.', wording: [], narrator: 'model', model: 'm-1' };
const { lastTurn } = begun().reduce<Session>(sessionFold.evolve, sessionFold.initial) as SessionData;
const retell = (over: Partial<typeof lastTurn> = {}, edition = 1) => {
  const of = { ...lastTurn, ...over };
  return (session: Session) => retellTurn({ of, narration, edition, now: NOW }, session);
};

describe('retelling', () => {
  it('records new words for a narrated turn, with the ids and the cell of the turn', () => {
    const { after } = given(...begun()).when(retell());
    expect(after).toMatchObject({ pendingTurn: null, wording: [], lastTurn: { story: 'Told anew.' } });
    given(...begun())
      .when(retell())
      .then({
        type: 'TurnRetold',
        version: 2,
        data: {
          userId: 'user-1',
          sessionId: 'session-1',
          characterId: 'character-1',
          q: 0,
          r: 0,
          turn: 0,
          storyId: lastTurn.storyId,
          ...narration,
          edition: 1,
          retoldAt: NOW,
        },
      });
  });
  it('leaves holdings, dice and offers unchanged', () => {
    const before = begun().reduce<Session>(sessionFold.evolve, sessionFold.initial);
    const { after } = given(...begun()).when(retell());
    const unworded = (session: Session) =>
      session.status === 'NotStarted'
        ? session
        : { ...session, wording: [], toldSentences: [], lastTurn: { ...session.lastTurn, story: '', narrator: null } };
    expect(unworded(after)).toEqual(unworded(before));
  });
  it('leaves the story that is played on as it is, in a further edition', () => {
    const before = begun().reduce<Session>(sessionFold.evolve, sessionFold.initial);
    const { after } = given(...begun()).when(retell({}, 2));
    expect(after).toEqual(before);
  });
  it('is refused before the first narration', () =>
    given(...begun().slice(0, 1))
      .when(retell())
      .thenRejected('TURN_IN_PROGRESS'));
  it('is refused for a turn that was never played', () => {
    given(...begun())
      .when(retell({ turn: 7 }))
      .thenRejected('TURN_NOT_FOUND');
    given().when(retell()).thenRejected('SESSION_NOT_FOUND');
  });
});
