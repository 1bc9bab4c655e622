import { type TurnResolvedV1, type TurnResolvedV2 } from '../events/shapes/turn-resolved.js';

/** Without a spine, no turn changes it. */
export const turnResolvedV1ToV2 = (data: TurnResolvedV1): TurnResolvedV2 => ({ ...data, saga: null });
