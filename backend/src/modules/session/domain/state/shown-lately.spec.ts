import { quietly } from '#test/support/attempt-fixture.js';
import { turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { type Encounters } from '#game/model/encounter.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { RESTING_TURNS } from '#game/rules/encounters/resting.js';
import { rewindSession } from '../rewind-session.decider.js';
import { situationOf } from '../rules/situation.js';
import { takeTurn } from '../take-turn.decider.js';
import { sessionFold } from './session.fold.js';
import { type StartedSession } from './session.state.js';

const started = (events: readonly SessionEvent[]): StartedSession => {
  const session = events.reduce(sessionFold.evolve, sessionFold.initial);
  if (session.status === 'NotStarted') throw new Error('not started');
  return session;
};
const numbered = (turn: number) => ({
  id: `quiet.${turn}`,
  kind: 'patience' as const,
  attribute: null,
  difficulty: 'easy' as const,
  requiresItem: null,
  risk: 'none' as const,
});
/** Each turn has a card of its own. */
const encounters: Encounters = {
  ...testEncounters,
  settle: ({ turn }) => ({ frame: null, gamePhase: 'exploration', offers: [numbered(turn)] }),
};
const played = (events: readonly SessionEvent[], n: number): readonly SessionEvent[] => {
  if (n === 0) return events;
  const session = started(events);
  const done = takeTurn(encounters)(
    turnCommand(`c${session.turn + 1}`, { choiceId: session.standing.offers[0]?.id ?? '' }),
    { ...session, pendingTurn: null },
  );
  if (!done.accepted) throw new Error(done.rejection.code);
  return played([...events, ...done.events], n - 1);
};
const begun = quietly({ offers: [numbered(0)], difficulty: 'forgiving' });

describe('what stood in the last menus at leisure', () => {
  it('is told to the rules, as many turns as a card rests', () => {
    const session = started(played(begun, 5));
    expect(session.shownLately).toHaveLength(RESTING_TURNS);
    expect(situationOf(session).shownLately).toEqual(['quiet.3', 'quiet.4', 'quiet.5']);
  });

  it('begins anew after a rewind with the menu that stands again', () => {
    const log = played(begun, 4);
    const then = started(played(begun, 1));
    const { commandId, bodyHash, now } = turnCommand('back');
    const back = rewindSession({ commandId, bodyHash, toTurn: 1, then, now }, { ...started(log), pendingTurn: null });
    if (!back.accepted) throw new Error(back.rejection.code);
    expect(situationOf(started([...log, ...back.events])).shownLately).toEqual(['quiet.1']);
  });

  it('has nothing of an encounter', () => {
    expect(situationOf(started(quietly({ frame: 'common/ferryman', offers: [numbered(0)] }))).shownLately).toEqual([]);
  });
});
