import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { EventStoreUnavailableError } from '../event-store/event-store.port.js';
import { JobsUnavailableError } from '../jobs/jobs.port.js';
import { ConcurrencyError, LogUnavailableError, OutcomeUnknownError } from '../log/log-errors.js';
import { LOGGER, type Logger } from '../logger.port.js';
import { rateLimitedWarnings } from '../rate-limited-warnings.js';
import { isOutOfSpace } from '../postgres/disk-full.js';
import { isDatabaseOutage } from '../postgres/outage.js';
import { NotShownYetError } from '../read-models/progress.port.js';
import { isViewBeingBuilt } from '../read-models/view-being-built.js';
import { challengeOf } from './challenge.js';
import { refusalBody } from './error-bodies.js';
import { type AuthenticatedRequest } from './principal.js';
import { RejectedError } from './rejected.error.js';

const BUSY: ErrorBody = {
  statusCode: 503,
  code: 'TRY_AGAIN',
  message: 'The ink is not dry yet. Nothing is lost; please try again in a moment.',
};
const NO_ROOM: ErrorBody = {
  ...BUSY,
  message: 'There is no room left to write this down. Nothing is lost; please try again later.',
};
const REBOUND: ErrorBody = {
  ...BUSY,
  message: 'The book is being bound anew after a change to the game. Nothing is lost; please try again in a moment.',
};
const BROKEN: ErrorBody = {
  statusCode: 500,
  code: 'INTERNAL',
  message: 'Something broke on our side. Your saga is safe.',
};
/** Other systems have no saga. */
const BROKEN_TO_SYSTEMS: ErrorBody = { ...BROKEN, message: 'Something broke on our side.' };

const TRANSIENT = [
  EventStoreUnavailableError,
  LogUnavailableError,
  OutcomeUnknownError,
  ConcurrencyError,
  NotShownYetError,
  JobsUnavailableError,
];
const isTransient = (error: unknown): boolean =>
  TRANSIENT.some((type) => error instanceof type) || isDatabaseOutage(error);

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
  if (isOutOfSpace(error)) return NO_ROOM;
  if (isViewBeingBuilt(error)) return REBOUND;
  if (isTransient(error)) return BUSY;
  const status = statusOf(error);
  if (status === null || status >= 500) return BROKEN;
  return refusalBody(status);
};

const isOfSystem = ({ principal }: Partial<AuthenticatedRequest>): boolean => principal?.kind === 'api-key';

/** The client went away in the middle of its body, or was too slow with it. Nobody reads the answer. */
const isBrokenOff = ({ raw }: FastifyRequest): boolean => raw.errored !== null && !raw.complete;

/** They tell when to ask again (design section 8). */
const TO_WAIT_FOR: readonly number[] = [429, 503];

/** Every answer that is not a success has the shape of `ErrorBody`: never a stack trace, never a 500 for bad input (design section 8). */
@Catch()
export class ErrorBodyFilter implements ExceptionFilter {
  private readonly warn: Logger['warn'];

  constructor(@Inject(LOGGER) private readonly log: Logger) {
    this.warn = rateLimitedWarnings(log);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest & Partial<AuthenticatedRequest>>();
    const said = isBrokenOff(request) ? refusalBody(400) : bodyOf(error);
    const body = said === BROKEN && isOfSystem(request) ? BROKEN_TO_SYSTEMS : said;
    this.note(error, body, request);
    const reply = http.getResponse<FastifyReply>();
    if (TO_WAIT_FOR.includes(body.statusCode)) void reply.header('Retry-After', secondsToWait(body));
    const challenge = challengeOf(body, request);
    if (challenge !== null) void reply.header('WWW-Authenticate', challenge);
    void reply.status(body.statusCode).send(body);
  }

  private note(error: unknown, { statusCode, code }: ErrorBody, request: FastifyRequest): void {
    const { method, url } = request;
    const details = { method, path: url.split('?')[0], code };
    if (isBrokenOff(request)) this.log.debug(details, 'a request ended before its body did');
    else if (isOutOfSpace(error)) this.warn({ error, ...details }, 'requests fail: the disk is full');
    else if (statusCode >= 500) this.log.error({ error, ...details }, 'a request failed');
  }
}

const secondsToWait = ({ details }: ErrorBody): string => {
  const seconds = details?.['retryAfter'];
  return typeof seconds === 'number' ? `${seconds}` : '1';
};
