import { begun, narrated, turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { takeTurn } from '../take-turn.decider.js';
import { sessionFold } from './session.fold.js';
import { type StartedSession } from './session.state.js';

const wording = [{ offerId: 'quiet.rest', action: 'lie_down', description: 'Lie down.' }];
const retold = (turn: number): SessionEvent => {
  const told = narrated(turn);
  if (told.type !== 'TurnNarrated') throw new Error(told.type);
  const { narratedAt, ...data } = told.data;
  return {
    type: 'TurnRetold',
    version: 2,
    data: {
      ...data,
      edition: 1,
      story: `Story ${turn}, told anew.`,
      wording,
      debugPrompt: 'Again.',
      retoldAt: narratedAt,
    },
  };
};
const stateAfter = (events: readonly SessionEvent[]): StartedSession => {
  const session = events.reduce(sessionFold.evolve, sessionFold.initial);
  if (session.status === 'NotStarted') throw new Error('not started');
  return session;
};
const played = (events: readonly SessionEvent[]): readonly SessionEvent[] => {
  const session = stateAfter(events);
  const choiceId = session.standing.offers[0]?.id ?? '';
  const decision = takeTurn(testEncounters)(turnCommand('c1', { choiceId }), session);
  if (!decision.accepted) throw new Error(decision.rejection.code);
  return decision.events;
};

describe('a turn that is retold', () => {
  const started = begun('forgiving');

  it('has the newest story and words where it is the last turn', () => {
    const session = stateAfter([...started, retold(0)]);
    expect(session.lastTurn).toMatchObject({ turn: 0, story: 'Story 0, told anew.', debugPrompt: 'Again.' });
    expect(session.wording).toEqual(wording);
    expect(session.pendingTurn).toBeNull();
  });

  it('changes no later turn, and both narrations are remembered', () => {
    const log = [...started, ...played(started)];
    const [before, after] = [stateAfter(log), stateAfter([...log, retold(0)])];
    expect(after).toEqual({ ...before, toldSentences: after.toldSentences, retoldLater: [0] });
    expect(after.toldSentences.length).toBe(before.toldSentences.length + 1);
  });

  it('is remembered where the next turn has been played: a rewind to it asks for its newest words', () => {
    const log = [...started, ...played(started), narrated(1)];
    expect(stateAfter([...log, retold(1)]).retoldLater).toEqual([]);
    expect(stateAfter([...log, retold(0)]).retoldLater).toEqual([0]);
  });
});
