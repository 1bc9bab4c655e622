import { deedOf, dice } from '#test/support/saga-fixture.js';
import { consequencesOf } from './consequences.js';

describe('consequences', () => {
  const gained = (kind: 'patience' | 'rest', hungry: boolean) =>
    consequencesOf(deedOf({ kind }), true, { game: 'normal', purse: 9, hungry }, dice({ heal: 3, find: 100 }))
      .hitPointsGained;

  it('heal a player who rests and is not hungry; a camp includes a meal', () => {
    expect([gained('patience', false), gained('patience', true)]).toEqual([3, 0]);
    expect([gained('rest', false), gained('rest', true)]).toEqual([3, 3]);
  });
});
