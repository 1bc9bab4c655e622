import { z } from 'zod';
import { type SubscriptionReportedV1 } from '#contracts/subscription/events.js';

/** No control characters: no id has any, and Postgres stores no NUL. */
export const idText = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u);

/** Years of four digits: text of them compares, and every store takes them. */
const isOfOurAge = (ms: number): boolean => ms > 0 && ms < Date.UTC(9999, 11, 31);

const WITH_ZONE = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i;

/** ISO 8601 with a zone, since a time without one is ambiguous; read as UTC with milliseconds, so that text compares. */
export const moment = z
  .string()
  .refine((text) => WITH_ZONE.test(text) && isOfOurAge(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());

type Status = SubscriptionReportedV1['status'];
/** The words that the CRM and its payment providers have for the four that count here. */
const STATUSES: Readonly<Record<Status, readonly string[]>> = {
  active: ['active', 'trialing', 'completed', 'succeeded', 'paid', 'created', 'renewed'],
  past_due: ['past_due', 'unpaid', 'failed', 'payment_failed', 'paused'],
  canceled: ['canceled', 'cancelled'],
  ended: ['ended', 'expired', 'incomplete_expired', 'refunded', 'voided', 'deleted'],
};

export const statusOf = (word: string): Status | null => {
  const found = Object.entries(STATUSES).find(([, words]) => words.includes(word.toLowerCase()));
  return found ? (found[0] as Status) : null;
};

/** The path of the first field that is not as it should be; null where all are. */
export const faultIn = ({ error }: z.ZodSafeParseResult<unknown>): string | null =>
  error ? (error.issues[0]?.path.join('.') ?? '') : null;
