export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The times that are less than that far from now. What lies outside is old enough to be dealt with: a later time was
 * written by a clock that was ahead, and may never be reached.
 */
export const spanAround = (now: Date, ms: number): TimeSpan => ({
  from: new Date(now.getTime() - ms),
  to: new Date(now.getTime() + ms),
});
