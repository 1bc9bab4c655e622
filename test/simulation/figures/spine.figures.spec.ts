import { oathOf } from '#game/content/catalogue.js';
import { type Happening } from '#game/model/saga.js';
import { leaf, menu, saga, valueIn } from './hand-made.fixture.js';
import { OATH } from './oath.figures.js';
import { finaleOf, SPINE } from './spine.figures.js';

const OATH_KEY = 'vikings/the-burnt-hall';
const TRIUMPHS = oathOf(OATH_KEY)?.triumph ?? [];
const wonBy = (n: number) =>
  saga([leaf({ story: (TRIUMPHS[n] ?? '').replaceAll('{foe}', 'Ketil').replaceAll('{who}', 'Gudrun') })], {
    end: 'triumph',
  });
const closed = (how: 'kept' | 'lapsed' | 'ended'): Happening => ({ kind: 'thread-closed', thread: 't', how });
const opened: Happening = { kind: 'thread-opened', thread: 't' };

describe('the figures of the middle and the end', () => {
  it('count threads settled well or badly against all that were opened', () => {
    const sagas = [
      saga([leaf({ happenings: [opened, opened, opened, opened] }), leaf({ happenings: [closed('kept')] })]),
    ];
    const more = [saga([leaf({ happenings: [closed('ended'), closed('lapsed')] })])];
    expect(valueIn(SPINE, 'matters with people settled', [...sagas, ...more])).toBe(50);
    expect(valueIn(SPINE, 'threads lapsed', [...sagas, ...more])).toBe(0.5);
  });

  it('meet the foe in person before the end, not at it', () => {
    const foe = (frame: string) => saga([leaf({ menu: menu([], { frame, them: 'p2' }) })]);
    expect(valueIn(SPINE, 'sagas with the foe', [foe('vikings/x'), foe(`${OATH_KEY}:test`)])).toBe(50);
  });

  it('look for the name of whom the oath was sworn to', () => {
    const sagas = [saga([leaf({ story: 'Gudrun waited.' }), leaf({ story: 'Ketil waited.' })])];
    expect(valueIn(SPINE, 'leaves that name the giver', sagas)).toBe(50);
  });

  it('know a person who was met again from one who was not', () => {
    const people = [
      { id: 'p3', name: 'Ulf', role: 'met' as const },
      { id: 'p4', name: 'Una', role: 'met' as const },
    ];
    const sagas = [saga([leaf({ menu: menu([], { frame: 'vikings/x', them: 'p3' }) })], { people })];
    expect(valueIn(SPINE, 'people met who', sagas)).toBe(50);
  });

  it('know a finale by its text, and the most frequent one of a people with enough triumphs', () => {
    expect(TRIUMPHS.map((_, n) => finaleOf(wonBy(n)))).toEqual(TRIUMPHS.map((_, n) => `${OATH_KEY} ${n}`));
    expect(finaleOf(saga([leaf({ story: 'Something else.' })]))).toBeNull();
    const eight = Array.from({ length: 8 }, (_, i) => wonBy(i < 6 ? 0 : 1));
    expect(valueIn(SPINE, 'most frequent finale', eight)).toBe(75);
    expect(valueIn(SPINE, 'most frequent finale', eight.slice(1))).toBeNull();
  });

  it('hold oaths kept against bounds that differ from habit to habit', () => {
    const isMet = OATH.figures.find(({ title }) => title.startsWith('oaths kept'))?.isMet ?? (() => undefined);
    expect([isMet(20, 'at-random'), isMet(21, 'at-random')]).toEqual([true, false]);
    expect([isMet(24, 'curious'), isMet(25, 'curious'), isMet(56, 'straight')]).toEqual([false, true, false]);
    expect(isMet(0, 'always-rest')).toBe(true);
    expect(valueIn(OATH, 'oaths kept', [wonBy(0), saga([])])).toBe(50);
  });
});
