import { type VisitStepReachedV1 } from '#contracts/visit/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type VisitRow } from './visit.entity.js';

const { upsert, patch } = changesOf<VisitRow, 'visitId'>();

const reached = ({ step, reachedAt }: VisitStepReachedV1): Partial<VisitRow> =>
  step === 'difficulty' ? { difficultyAt: reachedAt } : { worldAt: reachedAt };

/** Table `visits`. */
export const visits = projectionOf<VisitRow, 'visitId'>()({
  readModel: 'visits',
  version: 1,
  areas: ['visit'],
  project: ({ type, data }) => {
    const { visitId, userId } = data;
    const known = userId === null ? {} : { userId };
    switch (type) {
      case 'VisitBegan':
        return [upsert({ visitId, ...known, isFirst: data.isFirst, beganAt: data.beganAt })];
      case 'VisitStepReached':
        return [patch({ visitId }, { ...known, ...reached(data) })];
    }
  },
});
