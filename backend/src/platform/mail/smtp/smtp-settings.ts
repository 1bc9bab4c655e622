import { isLoopback } from '../../net/addresses.js';

/** The longest times, in ms. */
export interface SmtpLimits {
  /** From the first step to the server's word that it has the mail. */
  readonly totalMs: number;
  readonly connectMs: number;
  readonly greetingMs: number;
  /** Without a byte either way. */
  readonly silentMs: number;
}
export const SMTP_LIMITS: SmtpLimits = { totalMs: 30_000, connectMs: 10_000, greetingMs: 10_000, silentMs: 20_000 };

const MOST_CONNECTIONS = 3;

/** A password travels encrypted, or within this machine, or not at all. */
const mustEncrypt = ({ username, hostname }: URL): boolean => username !== '' && !isLoopback(hostname);

/**
 * Options of nodemailer's pool. The URL's own parameters win over them: `?requireTLS=false`,
 * `?tls.rejectUnauthorized=false`. A connection that broke is tried once more at once; further attempts are the queue's.
 */
export const smtpSettings = (smtpUrl: string, limits: SmtpLimits) => ({
  url: smtpUrl,
  pool: true as const,
  maxConnections: MOST_CONNECTIONS,
  maxRequeues: 1,
  requireTLS: mustEncrypt(new URL(smtpUrl)),
  dnsTimeout: limits.connectMs,
  connectionTimeout: limits.connectMs,
  greetingTimeout: limits.greetingMs,
  socketTimeout: limits.silentMs,
  disableFileAccess: true,
  disableUrlAccess: true,
});
