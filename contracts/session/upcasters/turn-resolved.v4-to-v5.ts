import { type HappeningV3 } from '../events/shapes/happening.v3.js';
import { type HappeningV4 } from '../events/shapes/happening.v4.js';
import { type TurnResolvedV4, type TurnResolvedV5 } from '../events/shapes/turn-resolved.js';

/** Only a scene could cost an oath some ground. */
const happeningV3ToV4 = (happening: HappeningV3): HappeningV4 =>
  happening.kind === 'oath-lost-ground' ? { ...happening, by: 'scene' } : happening;

export const turnResolvedV4ToV5 = ({ saga, ...data }: TurnResolvedV4): TurnResolvedV5 => ({
  ...data,
  saga: saga && { ...saga, happenings: saga.happenings.map(happeningV3ToV4) },
});
