import { card, leaf, menu, saga, valueIn } from './hand-made.fixture.js';
import { MENUS } from './menu.figures.js';

const PURSUIT = card('leisure.comb-the-wrack');
const OTHER = card('leisure.tide-cave', { chance: 90 });
const STEP = card('step:vikings/the-burnt-hall:0');
const value = (title: string, ...menus: Parameters<typeof menu>[]) =>
  valueIn(MENUS, title, [saga(menus.map(([cards, parts]) => leaf({ menu: menu(cards, parts) })))]);

describe('the figures of menus', () => {
  it('count the distinct offers outside encounters in a saga', () => {
    expect(value('distinct offers', [[PURSUIT, OTHER]], [[PURSUIT]], [[STEP], { frame: 'vikings/x' }])).toBe(2);
  });

  it('count the choices taken there, each once', () => {
    expect(value('of these taken', [[PURSUIT, OTHER]], [[PURSUIT]])).toBe(1);
  });

  it('find cards that come back within three turns, and none after that', () => {
    const between: Parameters<typeof menu> = [[], { frame: 'vikings/x' }];
    expect(value('cards that stood', [[PURSUIT]], between, between, [[PURSUIT]])).toBe(50);
    expect(value('cards that stood', [[PURSUIT]], between, between, between, [[PURSUIT]])).toBe(0);
  });

  it('tell generic cards from those about this saga', () => {
    const ask = card('service:vikings:ask:0'),
      work = card('service:vikings:work:0');
    expect(value('menus outside encounters with more than one', [[PURSUIT, work]], [[PURSUIT, ask]])).toBe(50);
    expect(value('menus outside encounters about', [[PURSUIT, work]], [[PURSUIT, ask]], [[STEP]], [[OTHER]])).toBe(50);
    expect(value('generic cards', [[PURSUIT, work]], [[STEP]])).toBe(1);
  });

  it('find options of 85 percent or more, in encounters and outside', () => {
    const sure = card('x.1', { chance: 85 }),
      unsure = card('x.2', { chance: 84 });
    expect(
      value('menus of encounters with an option', [[sure, unsure], { frame: 'x' }], [[unsure], { frame: 'x' }]),
    ).toBe(50);
    expect(value('menus outside encounters with one', [[OTHER]], [[PURSUIT]], [[PURSUIT]], [[PURSUIT]])).toBe(25);
  });

  it('find menus whose best chance is also the least danger', () => {
    const bold = card('x.1', { chance: 80, risk: 'grave' }),
      meek = card('x.2', { chance: 40 }),
      easy = card('x.3', { chance: 80 });
    const best = (cards: Parameters<typeof menu>[0]) =>
      value('menus of encounters whose best chance', [cards, { frame: 'x' }]);
    expect([best([bold, meek]), best([easy, bold])]).toEqual([0, 100]);
  });

  it('find menus whose best and safest wins as much as any other', () => {
    const scene = 'vikings/the-brothers-and-the-stone';
    const way = (n: number, parts: Parameters<typeof card>[1]) => card(`scene:${scene}:${n}`, parts);
    const frame = { frame: `${scene}:scene` };
    const leaving = way(3, { chance: 95 }),
      both = way(2, { chance: 30, risk: 'grave' });
    const best = (cards: Parameters<typeof menu>[0]) => value('of all, whose best and safest', [cards, frame]);
    const sure = (cards: Parameters<typeof menu>[0]) => value('of all, with one that wins', [cards, frame]);
    expect([best([leaving, both]), best([leaving]), best([way(2, { chance: 95 }), leaving])]).toEqual([0, 100, 100]);
    expect(sure([leaving, both])).toBe(0);
    expect(sure([way(2, { chance: 90, risk: 'grave' }), leaving])).toBe(100);
  });

  it('have nothing to say of sagas without menus', () => {
    expect(value('cards that stood')).toBeNull();
  });
});
