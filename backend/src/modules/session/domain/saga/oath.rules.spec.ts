import { CATALOGUE } from '#game/content/catalogue.js';
import { deedOf, oathOf, threadOf } from '#test/support/saga-fixture.js';
import { type OathDeed, oathAfter } from './oath.rules.js';

const done = (over: Partial<OathDeed> = {}): OathDeed => ({
  deed: deedOf(),
  success: true,
  closed: null,
  threadKept: null,
  clueFound: false,
  heardIn: null,
  day: 5,
  ...over,
});
const won = { frame: 'vikings/shared-whale', won: true };
const test = { frame: 'vikings/the-burnt-hall:test', won: true };
const step = (n: number) => deedOf({ offerId: `step:vikings/the-burnt-hall:${n}` });

describe('an oath', () => {
  it('gains one box when an encounter is won in one of its ways', () =>
    expect(
      oathAfter(oathOf(), done({ deed: deedOf({ kind: 'force', offerId: 'wolf.1' }), closed: won })),
    ).toStrictEqual({
      oath: oathOf({ boxes: 1, movedOn: 5 }),
      happenings: [{ kind: 'oath-advanced', boxes: 1, by: 'deed', step: null }],
    }));

  it('gains nothing by what was easy, and two boxes by what was hard, however easy it had become', () => {
    const byWay = (difficulty: 'easy' | 'medium' | 'hard') => {
      const way = [...CATALOGUE.frames.values()]
        .flatMap(({ offers }) => offers)
        .find((offer) => offer.kind === 'force' && offer.difficulty === difficulty);
      return oathAfter(
        oathOf(),
        done({ deed: deedOf({ kind: 'force', offerId: way?.id ?? '', difficulty: 'easy' }), closed: won }),
      ).oath.boxes;
    };
    expect([byWay('easy'), byWay('medium'), byWay('hard')]).toEqual([0, 1, 2]);
  });

  it('gains by getting away where that is one of its ways', () => {
    const away = { deed: deedOf({ kind: 'flight' }), closed: { ...won, won: false } };
    const oath = oathOf({ key: 'vikings/the-cauldron' });
    expect(oathAfter(oath, done(away)).oath.boxes).toBe(1);
    expect(oathAfter(oath, done({ ...away, success: false })).oath.boxes).toBe(0);
    expect(oathAfter(oathOf(), done(away)).oath.boxes).toBe(0);
  });

  it.each<[string, Partial<OathDeed>]>([
    ['another way', { deed: deedOf({ kind: 'talk' }), closed: won }],
    ['a defeat', { deed: deedOf({ kind: 'force' }), success: false, closed: { ...won, won: false } }],
    ['a success that closes nothing', { deed: deedOf({ kind: 'patience' }) }],
    [
      'a hunter beaten: that is the threat’s affair',
      {
        deed: deedOf({ kind: 'force', offerId: 'hunter:vikings/the-bought-friends:0' }),
        closed: { frame: 'vikings/the-bought-friends:hunter', won: true },
      },
    ],
    ['a step that fails', { deed: step(1), success: false }],
  ])('stays as it is after %s', (_, over) => {
    const oath = oathOf({ boxes: 3 });
    const after = oathAfter(oath, done(over));
    expect(after.oath).toBe(oath);
    expect(after.happenings).toEqual([]);
  });

  it('gains two boxes by a step, which is then done', () => {
    const { oath, happenings } = oathAfter(oathOf({ boxes: 1 }), done({ deed: step(1) }));
    expect(oath).toMatchObject({ boxes: 3, movedOn: 5 });
    expect(oath.steps.map((s) => s.done)).toEqual([false, true, false]);
    expect(happenings).toStrictEqual([{ kind: 'oath-advanced', boxes: 3, by: 'step', step: 1 }]);
  });

  it('gains one box by a kept promise, and by a question, once in each city', () => {
    expect(oathAfter(oathOf(), done({ threadKept: threadOf() })).happenings).toStrictEqual([
      { kind: 'oath-advanced', boxes: 1, by: 'thread', step: null },
    ]);
    const { oath, happenings } = oathAfter(oathOf(), done({ heardIn: 'Hrafnsvik' }));
    expect(oath).toMatchObject({ boxes: 1, asked: ['Hrafnsvik'] });
    expect(happenings).toStrictEqual([{ kind: 'oath-advanced', boxes: 1, by: 'asking', step: null }]);
    expect(oathAfter(oath, done({ heardIn: 'Hrafnsvik' }))).toStrictEqual({ oath, happenings: [] });
    expect(oathAfter(oath, done({ heardIn: 'Skarsey' })).oath).toMatchObject({
      boxes: 2,
      asked: ['Hrafnsvik', 'Skarsey'],
    });
  });

  it('is ready at six boxes, and reports it once', () => {
    const ready = oathAfter(oathOf({ boxes: 5 }), done({ deed: step(0) }));
    expect(ready.happenings).toStrictEqual([
      { kind: 'oath-advanced', boxes: 7, by: 'step', step: 0 },
      { kind: 'oath-ready' },
    ]);
    expect(oathAfter(ready.oath, done({ deed: step(2) })).happenings).toStrictEqual([
      { kind: 'oath-advanced', boxes: 9, by: 'step', step: 2 },
    ]);
  });

  it('is full at ten boxes: later steps are done, but not reported as progress', () => {
    expect(oathAfter(oathOf({ boxes: 9 }), done({ deed: step(0) })).happenings).toStrictEqual([
      { kind: 'oath-advanced', boxes: 10, by: 'step', step: 0 },
    ]);
    const { oath, happenings } = oathAfter(oathOf({ boxes: 10 }), done({ deed: step(0) }));
    expect([oath.boxes, oath.steps[0]?.done, happenings]).toEqual([10, true, []]);
  });
});

describe('the last test', () => {
  const way = deedOf({ kind: 'force', offerId: 'test:vikings/the-burnt-hall:0' });
  const outcome = (over: Partial<OathDeed>) =>
    oathAfter(oathOf({ boxes: 8 }), done({ deed: way, closed: test, ...over }));

  it('keeps the oath when it is won, without a box', () =>
    expect(outcome({})).toStrictEqual({ oath: oathOf({ boxes: 8, outcome: 'kept' }), happenings: [] }));
  it('can also be won by a move out of it', () =>
    expect(outcome({ deed: { ...way, kind: 'flight' }, closed: { ...test, won: false } }).oath.outcome).toBe('kept'));
  it('loses the oath only when it is over', () => {
    expect(outcome({ success: false, closed: null }).oath.outcome).toBe('open');
    expect(outcome({ success: false, closed: { ...test, won: false } }).oath.outcome).toBe('lost');
  });
  it('is also decided by deeds in the player’s own words', () => {
    expect(outcome({ deed: deedOf({ kind: 'craft', offerId: 'free.craft' }) }).oath.outcome).toBe('kept');
    expect(
      outcome({
        deed: deedOf({ kind: 'craft', offerId: 'free.craft' }),
        success: false,
        closed: { ...test, won: false },
      }).oath.outcome,
    ).toBe('lost');
  });
  it('stays open for a player who has escaped', () =>
    expect(
      outcome({ deed: deedOf({ kind: 'flight', offerId: 'free.flight' }), closed: { ...test, won: false } }).oath
        .outcome,
    ).toBe('open'));
});
