import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { visitEntity } from './visit.entity.js';
import { visits } from './visits.projection.js';

const given = (...events: readonly AnyEnvelope[]) => rowsAfter({ projection: visits, entity: visitEntity }, events);
const visitId = 'v1';
const [beganAt, difficultyAt, worldAt] = [
  '2026-03-14T18:59:40.000Z',
  '2026-03-14T19:00:02.000Z',
  '2026-03-14T19:01:00.000Z',
];
const began = sample('VisitBegan', { visitId, userId: null, isFirst: true, beganAt });

describe('visits', () => {
  it('begin as a stranger’s', () => {
    expect(given(began)).toMatchObject([
      { visitId, userId: null, isFirst: true, beganAt, difficultyAt: null, worldAt: null },
    ]);
  });

  it('come to their steps, and are somebody’s from the first step on that was signed in', () => {
    const difficulty = sample('VisitStepReached', {
      visitId,
      userId: 'ann',
      step: 'difficulty',
      reachedAt: difficultyAt,
    });
    const world = sample('VisitStepReached', { visitId, userId: null, step: 'world', reachedAt: worldAt });
    expect(given(began, difficulty, world)).toMatchObject([{ userId: 'ann', difficultyAt, worldAt }]);
  });
});
