import { type Deed } from '#game/model/deed.js';
import { CATALOGUE } from '#game/content/catalogue.js';
import { deedOf, dice } from '#test/support/saga-fixture.js';
import { type Circumstances, consequencesOf } from './consequences.js';

const LUCKY = dice({ heal: 3, find: 1, coins: 3, loss: 3, pays: 1, setback: 1 });
const after = (deed: Partial<Deed>, success: boolean, over: Partial<Circumstances> = {}) =>
  consequencesOf(
    deedOf(deed),
    success,
    { game: 'normal', purse: 9, hungry: false, amongPeople: true, setbacks: ['hour'], ...over },
    LUCKY,
  );

describe('consequences', () => {
  it('heal a player who rests and is not hungry; a camp includes a meal', () => {
    const gained = (kind: 'patience' | 'rest', hungry: boolean) => after({ kind }, true, { hungry }).hitPointsGained;
    expect([gained('patience', false), gained('patience', true)]).toEqual([3, 0]);
    expect([gained('rest', false), gained('rest', true)]).toEqual([3, 3]);
  });

  it('pay for a sale alone', () => {
    expect(after({ kind: 'trade' }, true).coins).toBe(3);
    for (const kind of ['force', 'craft', 'talk', 'explore', 'patience', 'gift'] as const)
      expect(after({ kind }, true)).toMatchObject({ coins: 0, finds: true });
  });

  it('have no reward for a climax', () => {
    for (const offerId of ['test:vikings/the-burnt-hall:0', 'hunter:vikings/the-bought-friends:0'])
      for (const kind of ['force', 'trade'] as const)
        expect(after({ kind, offerId }, true)).toMatchObject({ coins: 0, finds: false });
  });

  it('find nothing by an easy way through an encounter, and do by an easy pursuit', () => {
    const finds = (offerId: string) => after({ kind: 'craft', offerId, difficulty: 'easy' }, true).finds;
    const ways = [...CATALOGUE.frames.values()].flatMap(({ offers }) => offers);
    const wayOf = (difficulty: string): string => ways.find((way) => way.difficulty === difficulty)?.id ?? '';
    expect([finds(wayOf('easy')), finds(wayOf('medium')), finds('common.gather-firewood')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('take the purse one time in four, and else change the situation', () => {
    const failed = (pays: number, setback: number) =>
      consequencesOf(
        deedOf(),
        false,
        { game: 'normal', purse: 9, hungry: false, amongPeople: true, setbacks: ['hour', 'door'] },
        dice({ pays, setback, loss: 3 }),
      );
    expect(failed(1, 1)).toMatchObject({ coins: -3, setback: null });
    expect([2, 3, 4].map((pays) => failed(pays, 1).coins)).toEqual([0, 0, 0]);
    expect([1, 2, 3].map((setback) => failed(2, setback).setback)).toEqual(['hour', 'door', null]);
  });

  it('cost what the scene could take', () => {
    expect(after({}, false)).toMatchObject({ coins: -3, hitPointsLost: 0 });
    expect(after({}, false, { purse: 2 }).coins).toBe(-2);
    expect(after({}, false, { amongPeople: false })).toMatchObject({ coins: 0, loyalty: -3, setback: 'hour' });
    expect(after({}, false, { purse: 0, setbacks: [] })).toMatchObject({ coins: 0, setback: null });
    expect(after({ risk: 'serious' }, false)).toMatchObject({ coins: 0, loyalty: -4 });
    expect(after({ risk: 'serious' }, false).hitPointsLost).toBeGreaterThan(0);
  });
});
