import { companion } from '#test/support/attempt-fixture.js';
import { advance, outcomeOf, session } from '#test/support/judged-turn-fixture.js';
import { deedOf, HRAFNSVIK, personOf, sagaOf, sagaWorld, threadOf, TOWER } from '#test/support/saga-fixture.js';
import { attemptAt } from '#game/model/attempt.js';
import { reckoningFrame, spineOfferId } from '#game/model/offer-ids.js';
import { type Thread } from '#game/model/saga.js';
import { dueMatters } from './due-matters.js';
import { sagaSituation } from './saga-situation.js';

const DEBT = threadOf({ dueDay: 6 });
const sagaWith = (...threads: readonly Thread[]) => sagaOf({ threads, people: [personOf()] });

describe('the other side of a matter', () => {
  const due = (thread: Thread, at = TOWER) => dueMatters(sagaWith(thread), at, []);
  it('comes for it in its last five days, but not where it is to be done', () => {
    expect(due(DEBT)).toEqual([{ kind: 'debt', them: 'p1' }]);
    expect([due({ ...DEBT, dueDay: 7 }), due({ ...DEBT, state: 'kept' }), due(DEBT, HRAFNSVIK)]).toEqual([[], [], []]);
    expect(sagaSituation(sagaWith(DEBT), sagaWorld, TOWER).reckonings).toHaveLength(1);
  });

  it('does not come for a rumour, nor from among the dead', () => {
    expect(due({ ...DEBT, kind: 'rumour' })).toEqual([]);
    expect(dueMatters(sagaOf({ threads: [DEBT], people: [personOf({ alive: false })] }), TOWER, [])).toEqual([]);
  });

  it('of a wish is a companion who can say so', () => {
    const wish = threadOf({ kind: 'wish', them: 'c1', dueDay: 3 });
    const asks = (mate: Parameters<typeof companion>[0]) => dueMatters(sagaWith(wish), TOWER, [companion(mate)]);
    expect(asks({})).toEqual([{ kind: 'wish', them: 'c1' }]);
    expect(asks({ type: 'animal' })).toEqual([]);
  });
});

describe('a reckoning', () => {
  const way = (n: number, success: boolean) =>
    advance(sagaWith(DEBT), {
      session: { ...session, standing: { ...session.standing, them: 'p1' } },
      deed: deedOf({ offerId: spineOfferId({ of: 'reckoning', key: 'vikings/debt', n }) }),
      outcome: outcomeOf(success),
      closed: { frame: reckoningFrame('vikings/debt'), won: success },
    });
  it.each([
    ['settled', 0, true, { state: 'kept', dueDay: 6 }],
    ['settled badly', 0, false, { state: 'lapsed', dueDay: 6 }],
    ['put off', 1, true, { state: 'open', dueDay: 10 }],
    ['not put off', 1, false, { state: 'lapsed', dueDay: 6 }],
    ['refused', 2, true, { state: 'ended', dueDay: 6 }],
    ['not to be refused', 2, false, { state: 'lapsed', dueDay: 6 }],
  ])('is %s', (_, n, success, after) => expect(way(n, success).threads).toMatchObject([after]));

  it.each([
    ['runs out first', 4, HRAFNSVIK, 'kept'],
    ['is not to be done right here', 4, TOWER, 'open'],
    ['runs out later', 8, HRAFNSVIK, 'open'],
  ])('settles the one of two that %s, which they came for', (_, dueDay, at, state) => {
    const other = threadOf({ id: 'other', key: 'vikings/debt-of-firewood', dueDay, place: { ...at, name: 'Skarsey' } });
    const { threads } = advance(sagaWith(DEBT, other), {
      session: {
        ...session,
        holdings: { ...session.holdings, location: TOWER },
        standing: { ...session.standing, them: 'p1' },
      },
      deed: deedOf({ offerId: spineOfferId({ of: 'reckoning', key: 'vikings/debt', n: 0 }) }),
      outcome: outcomeOf(true),
      closed: { frame: reckoningFrame('vikings/debt'), won: true },
    });
    expect(threads).toContainEqual(expect.objectContaining({ id: 'other', state }));
    expect(threads).toContainEqual(expect.objectContaining({ id: DEBT.id, state: state === 'kept' ? 'open' : 'kept' }));
  });

  it('that is settled counts for the oath and costs the foe time', () => {
    const { happenings } = way(0, true);
    expect(happenings).toContainEqual({ kind: 'thread-closed', thread: DEBT.id, how: 'kept' });
    expect(happenings).toContainEqual(expect.objectContaining({ kind: 'oath-advanced', by: 'thread' }));
    expect(way(1, true).happenings).toContainEqual({ kind: 'word-sent', thread: DEBT.id, dueDay: 10 });
  });

  it('in own words by force is refused, whoever wins, and by talk is put off', () => {
    const inWords = (kind: 'force' | 'talk' | 'give') =>
      advance(sagaWith(DEBT), {
        session: { ...session, standing: { ...session.standing, them: 'p1' } },
        deed: deedOf({ kind: kind === 'give' ? 'gift' : kind, offerId: `try.${kind}`, attempt: attemptAt('wait') }),
        closed: { frame: reckoningFrame('vikings/debt'), won: true },
      }).threads?.[0]?.state;
    expect([inWords('force'), inWords('talk'), inWords('give')]).toEqual(['ended', 'open', 'kept']);
  });
});
