import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readBody } from './call-body.js';
import { type CallSource } from './call-signature.js';

/** What is known of a call before anybody works on it. Nothing here is trusted to be complete. */
export interface CallEnvelope {
  /** 32 hex digits; a repeated call has the same id. */
  readonly webhookId: string;
  readonly eventType: string;
  readonly contactId: string | null;
  readonly email: string | null;
}

const MOST = 200;
const short = z
  .string()
  .min(1)
  .max(MOST)
  // Postgres stores no NUL, and no id has a control character: such a value counts as none.
  .regex(/^\P{Cc}*$/u)
  .nullish()
  .catch(null);
const ENVELOPE = z
  .object({
    webhookId: short,
    type: short,
    event: short,
    contactId: short,
    contact_id: short,
    email: short,
    contactSnapshot: z.object({ email: short }).nullish().catch(null),
  })
  .catch({} as never);

/** A workflow gives no id to its calls: the same bytes are the same call. */
export const envelopeOf = (source: CallSource, raw: string): CallEnvelope => {
  const body = ENVELOPE.parse(readBody(raw));
  const id = source === 'marketplace' && body.webhookId ? `id ${body.webhookId}` : `body ${raw}`;
  return {
    webhookId: createHash('sha256').update(`${source} ${id}`).digest('hex').slice(0, 32),
    eventType: body.type ?? body.event ?? 'unknown',
    contactId: body.contactId ?? body.contact_id ?? null,
    email: body.contactSnapshot?.email ?? body.email ?? null,
  };
};
