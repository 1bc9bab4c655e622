import { sample } from '#test/support/projections/samples.js';
import { changesOf, projectionOf } from './projection.js';

interface Row {
  readonly id: string;
}
const { upsert } = changesOf<Row, 'id'>();
const balances = projectionOf<Row, 'id'>()({
  readModel: 'balances',
  version: 1,
  areas: ['wallet'],
  project: ({ data }) => [upsert({ id: data.userId })],
});

describe('a projection', () => {
  it('gets the events of its areas', () =>
    expect(balances.project(sample('TokenSpent', { userId: 'ann' }))).toEqual([upsert({ id: 'ann' })]));

  it.each(['GuestCreated', 'TurnResolved', 'GameSaved'] as const)('ignores events of other areas: %s', (type) =>
    expect(balances.project(sample(type))).toEqual([]),
  );

  it('throws at an undeclared event', () =>
    expect(() => balances.project({ ...sample('TokenSpent'), type: 'OathSworn' } as never)).toThrow(
      'OathSworn is not a declared event',
    ));
});
