import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { EventStoreUnavailableError } from '../event-store/event-store.port.js';
import { ConcurrencyError, LogUnavailableError, OutcomeUnknownError } from '../log/log-errors.js';
import { LOGGER, type Logger } from '../logger.port.js';
import { isDatabaseOutage } from '../postgres/outage.js';
import { NotShownYetError } from '../read-models/progress.port.js';
import { RejectedError } from './rejected.error.js';

const BUSY: ErrorBody = {
  statusCode: 503,
  code: 'TRY_AGAIN',
  message: 'The ink is not dry yet. Nothing is lost; please try again in a moment.',
};
const BROKEN: ErrorBody = {
  statusCode: 500,
  code: 'INTERNAL',
  message: 'Something broke on our side. Your saga is safe.',
};
const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'NOT_AUTHENTICATED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};
const SENTENCES: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address.',
  413: 'That is too long to be read.',
  429: 'Too many requests. Wait a moment and go on.',
};

const isTransient = (error: unknown): boolean =>
  [EventStoreUnavailableError, LogUnavailableError, OutcomeUnknownError, ConcurrencyError, NotShownYetError].some(
    (type) => error instanceof type,
  ) || isDatabaseOutage(error);

const statusOf = (error: unknown): number | null => {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null;
};

const bodyOf = (error: unknown): ErrorBody => {
  if (error instanceof RejectedError) {
    return {
      statusCode: error.status,
      code: error.code,
      message: error.message,
      ...(error.details && { details: error.details }),
    };
  }
  if (isTransient(error)) return BUSY;
  const status = statusOf(error);
  if (status === null || status >= 500) return BROKEN;
  return {
    statusCode: status,
    code: CODES[status] ?? 'BAD_REQUEST',
    message: SENTENCES[status] ?? 'That request can not be read.',
  };
};

/** Every answer that is not a success has the shape of `ErrorBody`: never a stack trace, never a 500 for bad input (design section 8). */
@Catch()
export class ErrorBodyFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const body = bodyOf(error);
    const http = host.switchToHttp();
    const { method, url } = http.getRequest<FastifyRequest>();
    if (body.statusCode >= 500)
      this.log.error({ error, method, path: url.split('?')[0], code: body.code }, 'a request failed');
    const reply = http.getResponse<FastifyReply>();
    if (body.statusCode === 503) void reply.header('Retry-After', '1');
    void reply.status(body.statusCode).send(body);
  }
}
