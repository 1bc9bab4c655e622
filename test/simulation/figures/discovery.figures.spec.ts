import { attemptAt } from '#game/model/attempt.js';
import { type Happening, type News } from '#game/model/saga.js';
import { DISCOVERIES, FREE_TEXT } from './discovery.figures.js';
import { leaf, saga, valueIn } from './hand-made.fixture.js';

const learnt = (news: News): Happening => ({ kind: 'learnt', from: null, lead: news });
const CLUE: News = { of: 'goal', at: { name: 'Hof', q: 0, r: 0, distance: 3, direction: 'east' } };
const opened = (thread: string): Happening => ({ kind: 'thread-opened', thread });
const THREADS = [
  { id: 'debt.1', key: 'vikings/debt', kind: 'debt', them: 'p3' },
  { id: 'wish.1', key: 'vikings/wish', kind: 'wish', them: 'c1' },
] as const;
const changedBy = (...happenings: Happening[]) =>
  valueIn(DISCOVERIES, 'leisure choices', [saga([leaf({ happenings })], { threads: THREADS })]);

describe('the figures of discoveries', () => {
  it('count what a leisure choice changed itself', () => {
    expect(changedBy({ kind: 'oath-advanced', boxes: 2, by: 'asking', step: null })).toBe(100);
    expect(changedBy({ kind: 'person-met', person: 'p3' })).toBe(100);
    expect(changedBy(opened('debt.1'))).toBe(100);
    expect(changedBy({ kind: 'thread-closed', thread: 'debt.1', how: 'kept' })).toBe(100);
    expect(changedBy(learnt(CLUE))).toBe(100);
  });

  it('do not count what a new day brought, nor an answer that told nothing', () => {
    expect(changedBy()).toBe(0);
    expect(changedBy(opened('wish.1'))).toBe(0);
    expect(changedBy({ kind: 'thread-closed', thread: 'debt.1', how: 'lapsed' })).toBe(0);
    expect(changedBy({ kind: 'threat-advanced', segments: 3, cause: 'days', step: null })).toBe(0);
    expect(changedBy(learnt({ of: 'nothing' }))).toBe(0);
  });

  it('leave out moves and what was done in an encounter', () => {
    const move = leaf({ deed: { kind: 'move', offerId: null, requiresItem: null } });
    const met = leaf({ menu: { frame: 'vikings/x', them: null, cards: [], counsel: [] } });
    expect(valueIn(DISCOVERIES, 'leisure choices', [saga([move, met])])).toBeNull();
  });

  it('ask of every success of a search whether it told a clue', () => {
    const told = leaf({ happenings: [learnt(CLUE)] });
    const asked = leaf({ attempt: attemptAt('ask'), isWritten: true });
    const rested = leaf({ deed: { kind: 'rest', offerId: 'leisure.rest-camp', requiresItem: null } });
    expect(valueIn(DISCOVERIES, 'successful exploring', [saga([told, asked, leaf({ success: false }), rested])])).toBe(
      50,
    );
  });

  it('find whom own words are about', () => {
    const toSomebody = leaf({ isWritten: true, attempt: attemptAt('talk', { addressee: { of: 'person', id: 'p1' } }) });
    const asListed = leaf({ isWritten: true });
    expect(valueIn(FREE_TEXT, 'deeds in own words that are about a person', [saga([toSomebody, asListed])])).toBe(50);
    expect(valueIn(FREE_TEXT, 'deeds in own words that were read as', [saga([toSomebody, asListed])])).toBe(50);
  });

  it('know own words that are about a matter of the saga', () => {
    const written = (offerId: string) => leaf({ isWritten: true, deed: { kind: 'talk', offerId, requiresItem: null } });
    const told = saga([written('matter:vikings:tell:0:l'), written('try.talk')]);
    expect(valueIn(FREE_TEXT, 'deeds in own words that are about a clue', [told])).toBe(50);
  });
});
