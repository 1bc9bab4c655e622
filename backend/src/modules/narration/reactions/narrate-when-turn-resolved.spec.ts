import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { allowedBy } from '#backend/modules/subscription/projected-entitlements.js';
import { contextOf } from '#test/support/context.js';
import { begun, narrated } from '#test/support/session-fixture.js';
import { NARRATE } from './narrate-turn.handler.js';
import { narrateByPlan, narrateWhenTurnResolved } from './narrate-when-turn-resolved.js';

const logged = (facts: readonly SessionEvent[]): readonly LoggedEvent[] =>
  facts.map((fact, n) => ({ ...fact, id: `event-${n}` })) as unknown as readonly LoggedEvent[];
const resolved = (turn: number): SessionEvent =>
  ({ type: 'TurnResolved', version: 6, data: { sessionId: 'session-1', turn } }) as SessionEvent;
const jobs = (...facts: readonly SessionEvent[]) =>
  narrateWhenTurnResolved.jobsFor(logged(facts)).map(({ options }) => options.id);
const [started] = begun() as [SessionEvent];

describe('narration follows on', () => {
  it('the opening and each turn, by ids that follow from them', () => {
    expect(jobs(started, resolved(1), resolved(2))).toEqual([
      'narrate-session-1-0-event-0',
      'narrate-session-1-1-event-1',
      'narrate-session-1-2-event-2',
    ]);
    expect(narrateWhenTurnResolved.jobsFor(logged([resolved(7)]))).toEqual([
      {
        queue: NARRATE,
        data: { sessionId: 'session-1', turn: 7 },
        options: { id: 'narrate-session-1-7-event-0' },
        cause: { ...resolved(7), id: 'event-0' },
      },
    ]);
  });
  it('no turn whose telling came along', () =>
    expect(jobs(...begun(), resolved(1), narrated(1), resolved(2))).toEqual([
      expect.stringMatching(/^narrate-session-1-2-/),
    ]));
  it('nothing but turns', () => expect(jobs(narrated(3))).toEqual([]));
  it('the plan of the player whose turn it is', async () => {
    const tokens = { guest: 5, free: 10, gold: 100, platinum: 400 };
    const of = (userId: string) => Promise.resolve(allowedBy(userId === 'ann' ? 'gold' : 'free', tokens));
    const { priorityOf } = narrateByPlan({ of, at: of });
    const placeOf = (userId: string) => priorityOf?.({ id: 'e', metadata: { commandId: 'c', ...contextOf(userId) } });
    expect([await placeOf('ann'), await placeOf('bob')]).toEqual([1, 10]);
  });
});
