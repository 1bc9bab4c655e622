/**
 * Versions that were written while optional fields were still allowed. The set is closed: a new version writes null for
 * a missing value, so that readers always find every field.
 */
export interface WrittenWithOptionals {
  readonly SessionStarted: 1 | 2;
  readonly TurnResolved: 1 | 2;
  readonly SessionRewound: 1 | 2 | 3;
}
