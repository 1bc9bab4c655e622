import type { LoggerService } from '@nestjs/common';
import { pino, stdSerializers, type Logger as PinoLogger } from 'pino';
import type { Logger } from '#backend/platform/logger.port.js';

/** Wherever these names turn up in a logged object, their values do not. */
const SECRET_NAMES = [
  'password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'jwtSecret',
  'diceKey',
  'apiKey',
  'databaseUrl',
  'redisUrl',
  'eventStoreUrl',
  'smtpUrl',
  'webhookSecret',
  'connectionString',
  'email',
  'phone',
];

/** JSON lines on standard output. */
export const createLogger = (level: string): PinoLogger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: stdSerializers.err, err: stdSerializers.err },
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(secret)' },
  });

const contextOf = (extras: readonly unknown[]): object => {
  const context = extras.at(-1);
  return typeof context === 'string' ? { context } : {};
};

/** Nest's own lines go to the same log; its start-up chatter does not. */
export const nestLogger = (log: Logger): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown, ...extras: unknown[]) => log.warn(contextOf(extras), String(message)),
  error: (message: unknown, ...extras: unknown[]) =>
    log.error(
      { ...contextOf(extras), ...(message instanceof Error ? { error: message } : {}) },
      message instanceof Error ? message.message : String(message),
    ),
});
