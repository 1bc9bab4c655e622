import { type Upcaster } from '../../shared/upcaster.js';
import { type TurnResolvedV1, type TurnResolvedV2 } from '../events.js';

/** Where there is no spine, no turn changes it. */
export const turnResolvedV1ToV2: Upcaster = {
  type: 'TurnResolved',
  from: 1,
  up: (data: TurnResolvedV1): TurnResolvedV2 => ({ ...data, saga: null }),
};
