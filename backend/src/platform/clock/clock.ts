/** The one source of the present; deciders get it as command data. */
export interface Clock {
  now(): Date;
}
export const CLOCK = Symbol('Clock');
export const systemClock: Clock = { now: () => new Date() };
