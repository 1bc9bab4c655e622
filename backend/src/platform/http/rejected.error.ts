import { type Rejection } from '#backend/shared/domain/decision.js';

export type RejectionTable<Code extends string> = Readonly<
  Record<Code, { readonly status: number; readonly message: string }>
>;

/** A refusal for the client: becomes an `ErrorBody` (design section 8). */
export class RejectedError extends Error {
  override readonly name = 'RejectedError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** A decider's refusal with status and message from its area's table. */
export const rejectedBy = <Code extends string>(
  table: RejectionTable<Code>,
  { code, details }: Rejection<Code>,
): RejectedError => new RejectedError(table[code].status, code, table[code].message, details);
