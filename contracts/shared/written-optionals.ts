/**
 * Versions that were written while optional fields were still allowed. The set is closed: a new version writes null
 * where nothing is to be said, so that every reader meets every field.
 */
export interface WrittenWithOptionals {
  readonly SessionStarted: 1 | 2;
  readonly TurnResolved: 1 | 2;
  readonly SessionRewound: 1 | 2 | 3;
}
