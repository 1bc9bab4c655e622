import { companion } from '#test/support/attempt-fixture.js';
import { advance, outcomeOf, session } from '#test/support/judged-turn-fixture.js';
import { deedOf, personOf, sagaOf } from '#test/support/saga-fixture.js';
import { type Companion } from '#game/model/character.js';
import { type Offer } from '#game/model/offer.js';
import { counselIn, withAdviceAnswered } from './counsel.rules.js';

const offer = (id: string, over: Partial<Offer>): Offer => ({
  id,
  kind: 'force',
  attribute: 'strength',
  difficulty: 'medium',
  requiresItem: null,
  risk: 'none',
  ...over,
});
const OFFERS = [offer('safe', {}), offer('grave', { risk: 'grave', difficulty: 'hard' })];
const withMate = (mate: Companion, saga = sagaOf()) => ({
  ...session,
  saga,
  holdings: { ...session.holdings, companions: [mate] },
  standing: { ...session.standing, frame: 'vikings/home', offers: OFFERS },
});
const MATE = companion({ loyalty: 80 });
const advised = counselIn(withMate(MATE))[0]?.offerId ?? '';
const other = OFFERS.find(({ id }) => id !== advised)?.id ?? '';
const choose = (offerId: string, { success = true, mate = MATE, saga = sagaOf() } = {}) =>
  advance(saga, { session: withMate(mate, saga), deed: deedOf({ offerId }), outcome: outcomeOf(success) });
const known = (kind: string) =>
  sagaOf({
    people: [personOf({ id: 'c1', name: 'Halla', role: 'companion', dealings: [{ turn: 3, kind, success: true }] })],
  });

describe('advice', () => {
  it.each([
    ['taken', advised, true],
    ['not taken', other, false],
  ])('%s is recorded, and remembered by who gave it', (_, offerId, heeded) => {
    const { happenings, people } = choose(offerId);
    expect(happenings).toContainEqual({ kind: 'advice-answered', companion: 'c1', heeded, success: true });
    expect(people?.find(({ id }) => id === 'c1')).toMatchObject({
      role: 'companion',
      dealings: [{ turn: 7, kind: heeded ? 'heeded' : 'crossed', success: true }],
    });
  });

  it('is answered by a listed choice alone', () =>
    expect(choose('try.look').happenings.filter(({ kind }) => kind === 'advice-answered')).toEqual([]));

  it('that is passed over a second time makes who is not loyal enough quarrel, and then they are silent', () => {
    const angry = choose(other, { mate: companion({ loyalty: 60 }), saga: known('crossed') });
    expect(angry.happenings).toContainEqual({ kind: 'companion-quarrelled', companion: 'c1' });
    const sulking = angry.people?.filter(({ id }) => id === 'c1') ?? [];
    expect(sulking).toMatchObject([{ mood: 'resents' }]);
    expect(counselIn(withMate(MATE, sagaOf({ people: sulking })))).toEqual([]);
    const quarrels = (over: Parameters<typeof choose>[1]) =>
      choose(other, over).happenings.some(({ kind }) => kind === 'companion-quarrelled');
    expect(quarrels({ mate: companion({ loyalty: 75 }), saga: known('crossed') })).toBe(false);
    expect(quarrels({ mate: companion({ loyalty: 60 }), saga: known('heeded') })).toBe(false);
  });

  it.each([
    ['taken', true, true, 63],
    ['not taken, with luck', false, true, 58],
    ['not taken, without', false, false, 55],
  ])('%s changes loyalty', (_, heeded, success, loyalty) => {
    const outcome = outcomeOf(success, { company: { companions: [companion()], joined: [], left: [] } });
    const after = withAdviceAnswered(outcome, [{ kind: 'advice-answered', companion: 'c1', heeded, success }]);
    expect(after.holdings.companions).toMatchObject([{ id: 'c1', loyalty }]);
  });

  it('never taken, they leave', () => {
    const outcome = outcomeOf(true, { company: { companions: [companion({ loyalty: 8 })], joined: [], left: [] } });
    const after = withAdviceAnswered(outcome, [{ kind: 'companion-quarrelled', companion: 'c1' }]);
    expect(after.company).toMatchObject({ companions: [], left: [{ reason: 'disloyal' }] });
  });
});
