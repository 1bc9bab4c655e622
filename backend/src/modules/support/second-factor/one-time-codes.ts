import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Steppes & Seas';
/** As RFC 4226 recommends. */
export const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Clocks of phones may be a step off. */
const WINDOW = 1;
const CODE = /^\d{6}$/;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    digits: 6,
    algorithm: 'SHA1',
  });

/** In base32. */
export const secretFrom = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/** `otpauth://…`, which an authenticator reads from a QR code. */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The time step that a code belongs to; null where it is wrong now. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  if (!CODE.test(code)) return null;
  const off = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return off === null ? null : TOTP.counter({ period: PERIOD_S, timestamp: now.getTime() }) + off;
};
