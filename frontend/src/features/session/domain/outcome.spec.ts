import { type ActionResult } from '#contracts/session/views.js';
import { HttpError } from '../../../lib/http-error.js';
import { failureToast, marginOf, outcomeToast } from './outcome.js';

const result = (part: Partial<ActionResult>): ActionResult => ({
  success: true,
  hitPointsLost: 0,
  hitPointsGained: 0,
  roll: 38,
  successChance: 55,
  check: { attribute: 'reflexes', difficulty: 'hard', chance: 55, roll: 38 },
  coinsDelta: 0,
  itemsGained: [],
  itemsLost: [],
  marks: [],
  ...part,
});

describe('the margin', () => {
  it('shows success and its roll', () =>
    expect(marginOf(result({}))).toEqual({
      badges: [{ text: '[SUCCESS]', tone: 'success' }],
      notes: ['Reflexes, hard', 'Rolled 38, needed\u00a0≤\u00a055'],
    }));
  it('shows lost hit points', () =>
    expect(marginOf(result({ success: false, hitPointsLost: 4, roll: 71 })).badges).toEqual([
      { text: '[-4 HP]', tone: 'loss' },
    ]));
  it('marks a failure that cost no hit points', () =>
    expect(marginOf(result({ success: false, hitPointsLost: 0 })).badges).toEqual([
      { text: '[FAILED]', tone: 'failure' },
    ]));
  it('shows no roll without one', () => expect(marginOf(result({ roll: null, check: null })).notes).toEqual([]));
  it.each([
    [3, true, 'Gained 3 coins'],
    [-5, true, 'Paid 5 coins'],
    [-1, false, 'Lost 1 coin'],
  ] as const)('shows coins: %d, %s', (coinsDelta, success, note) =>
    expect(marginOf(result({ success, coinsDelta, roll: null })).notes).toEqual([note]),
  );
  it('shows what changed in the saga', () =>
    expect(marginOf(result({ roll: null, marks: ['Oath 4 of 10', 'A lead found'] })).notes).toEqual([
      'Oath 4 of 10',
      'A lead found',
    ]));
  it('shows items gained and lost', () =>
    expect(
      marginOf(
        result({ roll: null, coinsDelta: -5, itemsGained: [{ name: 'Rope', quantity: 1, value: 3, description: '' }] }),
      ).notes,
    ).toEqual(['Paid 5 coins', 'Gained: rope']));
});

describe('the toast of an action that was not played', () => {
  it.each([
    [new HttpError(422, JSON.stringify({ message: 'You carry no rope.' }), ''), 'You carry no rope.'],
    [new TypeError('Failed to fetch'), 'There was an error processing your action. Please try again.'],
  ])('says why: %s', (error, description) =>
    expect(failureToast(error)).toEqual({ title: 'Action Failed', description, tone: 'failure' }),
  );
});

describe('the toast of an outcome', () => {
  it('tells of success', () =>
    expect(outcomeToast(result({ hitPointsGained: 2 }), 23)).toEqual({
      title: 'Action Succeeded!',
      description: 'Rolled 38 (needed ≤55). Gained 2 HP. Current HP: 23',
      tone: 'success',
    }));
  it('tells of failure', () =>
    expect(outcomeToast(result({ success: false, roll: 71, hitPointsLost: 4 }), 17)).toEqual({
      title: 'Action Failed!',
      description: 'Rolled 71 (needed ≤55). Lost 4 HP. Current HP: 17',
      tone: 'failure',
    }));
});
