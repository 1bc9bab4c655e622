import { createHash, timingSafeEqual, verify } from 'node:crypto';
import { type CrmConfig } from '#backend/platform/config/config.js';
import { readEd25519PublicKey } from '#backend/platform/keys/ed25519.js';

/** Headers that prove a call of the CRM: it has one of the two. */
const SIGNATURE_HEADER = 'x-ghl-signature';
const SECRET_HEADER = 'x-webhook-secret';

export type CallSource = 'marketplace' | 'workflow';
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const one = (headers: Headers, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Takes as long for a near miss as for a far one. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const isSigned = (publicKey: string, signature: string, raw: Buffer): boolean =>
  verify(null, raw, readEd25519PublicKey(publicKey), Buffer.from(signature, 'base64'));

/**
 * Who made a call, by its proof: an app of the marketplace signs the raw body (Ed25519, base64), a workflow sends the
 * secret. Null: neither, or a wrong one.
 */
export const sourceOf = (
  { webhookSecret, webhookPublicKey }: Pick<CrmConfig, 'webhookSecret' | 'webhookPublicKey'>,
  headers: Headers,
  raw: Buffer,
): CallSource | null => {
  const signature = one(headers, SIGNATURE_HEADER);
  if (signature !== null)
    return webhookPublicKey !== null && isSigned(webhookPublicKey, signature, raw) ? 'marketplace' : null;
  const secret = one(headers, SECRET_HEADER);
  return secret !== null && webhookSecret !== null && isSame(secret, webhookSecret) ? 'workflow' : null;
};
