/** The body of every answer that is not a success; `message` is fit for a person (design section 8). */
export interface ErrorBody {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  /** Names the subject of the message: the field, the turn or similar. */
  readonly details?: Readonly<Record<string, unknown>>;
}
