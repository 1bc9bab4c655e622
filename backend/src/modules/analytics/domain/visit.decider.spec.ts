import { type VisitEvent } from '#contracts/visit/events.js';
import { recordVisit, type RecordVisit } from './visit.decider.js';
import { visitFold } from './visit.fold.js';

const command: RecordVisit = {
  visitId: 'v1',
  userId: null,
  step: 'opened',
  isFirst: true,
  at: '2026-03-14T19:00:00.000Z',
};
const decided = (given: readonly VisitEvent[], over: Partial<RecordVisit>): readonly VisitEvent[] => {
  const decision = recordVisit({ ...command, ...over }, given.reduce(visitFold.evolve, visitFold.initial));
  return decision.accepted ? decision.events : [];
};
const opened = decided([], {});

describe('a visit', () => {
  it('begins once', () => {
    expect(opened).toEqual([
      {
        type: 'VisitBegan',
        version: 1,
        data: { visitId: 'v1', userId: null, isFirst: true, beganAt: '2026-03-14T19:00:00.000Z' },
      },
    ]);
    expect(decided(opened, {})).toEqual([]);
  });

  it('comes to each step once', () => {
    const difficulty = decided(opened, { step: 'difficulty', userId: 'ann' });
    expect(difficulty).toMatchObject([{ type: 'VisitStepReached', data: { step: 'difficulty', userId: 'ann' } }]);
    expect(decided([...opened, ...difficulty], { step: 'difficulty' })).toEqual([]);
    expect(decided([...opened, ...difficulty], { step: 'world' })).toMatchObject([{ data: { step: 'world' } }]);
  });

  it('has begun where its first call was lost', () => {
    expect(decided([], { step: 'world' }).map(({ type }) => type)).toEqual(['VisitBegan', 'VisitStepReached']);
  });
});
