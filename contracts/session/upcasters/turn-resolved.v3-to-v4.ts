import { type TurnResolvedV3, type TurnResolvedV4 } from '../events/shapes/turn-resolved.js';

export const turnResolvedV3ToV4 = ({ saga, ...data }: TurnResolvedV3): TurnResolvedV4 => ({
  ...data,
  saga: saga && { ...saga, scenes: null, warned: null },
});
