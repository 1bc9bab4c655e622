import { type Deed } from '#game/model/deed.js';
import { deedOf, dice } from '#test/support/saga-fixture.js';
import { type Circumstances, consequencesOf } from './consequences.js';

const LUCKY = dice({ heal: 3, find: 1, coins: 3, loss: 3 });
const after = (deed: Partial<Deed>, success: boolean, over: Partial<Circumstances> = {}) =>
  consequencesOf(deedOf(deed), success, { game: 'normal', purse: 9, hungry: false, amongPeople: true, ...over }, LUCKY);

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
      expect(after({ kind: 'force', offerId }, true)).toMatchObject({ coins: 0, finds: false });
  });

  it('cost what the scene could take', () => {
    expect(after({}, false)).toMatchObject({ coins: -3, hitPointsLost: 0 });
    expect(after({}, false, { purse: 2 }).coins).toBe(-2);
    expect(after({}, false, { amongPeople: false })).toMatchObject({ coins: 0, loyalty: -6 });
    expect(after({ risk: 'serious' }, false)).toMatchObject({ coins: 0, loyalty: -4 });
    expect(after({ risk: 'serious' }, false).hitPointsLost).toBeGreaterThan(0);
  });
});
