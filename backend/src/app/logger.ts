import type { LoggerService } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import { type DestinationStream, type LoggerOptions, pino, stdSerializers, type Logger as PinoLogger } from 'pino';
import { currentCorrelation } from '#backend/platform/correlation/correlation.js';
import type { Logger } from '#backend/platform/logger.port.js';

/** The values of these fields are removed at any depth of a logged object. */
const SECRET_NAMES = [
  'password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'secrets',
  'diceKey',
  'jwt',
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

const correlationFields = (): object => {
  const { correlationId, causationId } = currentCorrelation() ?? {};
  const { traceId } = trace.getActiveSpan()?.spanContext() ?? {};
  return { ...(correlationId && { correlationId }), ...(causationId && { causationId }), ...(traceId && { traceId }) };
};

const optionsFor = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: correlationFields,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { error: stdSerializers.err, err: stdSerializers.err },
  redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(secret)' },
});

/** JSON lines on standard output (a test may redirect them); each names its request. */
export const createLogger = (level: string, destination?: DestinationStream): PinoLogger =>
  destination ? pino(optionsFor(level), destination) : pino(optionsFor(level));

const contextOf = (extras: readonly unknown[]): object => {
  const context = extras.at(-1);
  return typeof context === 'string' ? { context } : {};
};

/** Nest's own lines go to the same log, without its start-up messages. */
export const nestLogger = (log: Logger): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown, ...extras: unknown[]) => log.warn(contextOf(extras), String(message)),
  error: (message: unknown, ...extras: unknown[]) =>
    log.error(
      { ...contextOf(extras), ...(message instanceof Error ? { error: message } : {}) },
      message instanceof Error ? message.message : String(message),
    ),
});
