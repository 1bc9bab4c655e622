import { type ReadingAnswer } from '#contracts/session/views.js';

/** The player's own words, from the field to the deed. */
export interface OwnWords {
  /** The words that were last sent to be read, trimmed; the next fields are about them. Null: none. */
  readonly asked: string | null;
  /** Their reading is awaited. */
  readonly reading: boolean;
  /** How they are read at this leaf, if they are a deed. */
  readonly read: ReadingAnswer | null;
  /** Why they could not be read. */
  readonly error: Error | null;
  /** The first press reads these words, the second does them. */
  readonly press: (words: string) => void;
}
