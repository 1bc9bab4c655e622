/** Refusals of the stream `staff-<staffId>`. */
export const SUPPORT_REJECTIONS = {
  ACT_IS_ANOTHER: { status: 409, message: 'This Idempotency-Key was used for something else.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type SupportRejectionCode = keyof typeof SUPPORT_REJECTIONS;

/** Refusals of second factors. A wrong code and a used one get the same answer. */
export const SECOND_FACTOR_REJECTIONS = {
  SECOND_FACTOR_WRONG: { status: 422, message: 'That is not the code of now. Wait for the next one and type that.' },
  SECOND_FACTOR_ENROLLED: { status: 409, message: 'There is no second factor that waits for its first code.' },
  SECOND_FACTOR_NOT_ENROLLED: { status: 409, message: 'No second factor is set up yet.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
