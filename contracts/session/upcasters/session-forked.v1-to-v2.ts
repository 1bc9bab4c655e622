import { type SessionForkedV1, type SessionForkedV2 } from '../events/shapes/session-forked.js';

/** Before scenes were written, the start of a fork held all of its spine. */
export const sessionForkedV1ToV2 = (data: SessionForkedV1): SessionForkedV2 => ({
  ...data,
  usedOutcomes: [],
  scenes: [],
  warned: [],
});
