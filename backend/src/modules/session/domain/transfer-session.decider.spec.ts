import { givenEvents } from '#test/support/given.js';
import { startCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { startSession } from './start-session.decider.js';
import { sessionFold } from './state/session.fold.js';
import { notStarted } from './state/session.state.js';
import { transferSession } from './transfer-session.decider.js';

const begun = (): readonly SessionEvent[] => {
  const decision = startSession(testEncounters)(startCommand(), notStarted);
  return decision.accepted ? decision.events : [];
};
const transferred: SessionEvent = {
  type: 'SessionTransferred',
  version: 1,
  data: { userId: 'ann', sessionId: 'session-1', characterId: 'character-1', fromUserId: 'user-1' },
};
const given = (...events: readonly SessionEvent[]) => givenEvents(sessionFold, ...events);
const toAnn = transferSession.bind(null, { fromUserId: 'user-1', toUserId: 'ann' });

describe('a saga that follows its guest into an account', () => {
  it('changes its owner', () =>
    given(...begun())
      .when(toAnn)
      .then(transferred));
  it('stays where it is when it is asked for again', () =>
    given(...begun(), transferred)
      .when(toAnn)
      .thenNothing());
  it('is not taken from somebody else', () =>
    given(...begun())
      .when((session) => transferSession({ fromUserId: 'bo', toUserId: 'ann' }, session))
      .thenNothing());
  it('must have begun', () => given().when(toAnn).thenNothing());
});
