import { type TurnResolvedV5, type TurnResolvedV6 } from '../events/shapes/turn-resolved.js';

/** Before, whatever was tried was done by the hero alone; a companion could only be sent. */
export const turnResolvedV5ToV6 = ({ deed, ...data }: TurnResolvedV5): TurnResolvedV6 => ({
  ...data,
  deed: { ...deed, attempt: deed.attempt && { ...deed.attempt, doers: [], helpers: [] } },
});
