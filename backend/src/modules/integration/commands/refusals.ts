import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { durationMs, readTime } from '../domain/given-times.js';

/** What is refused to whoever manages integrations: a status and a code over HTTP, the words alone on the command line. */
export const invalidField = (field: string, words: string): RejectedError =>
  new RejectedError(400, 'INVALID_FIELD', words, { field });

export const noEndpoint = (id: string): RejectedError =>
  new RejectedError(404, 'ENDPOINT_NOT_FOUND', `No endpoint has the id ${id}.`);

export const noDelivery = (id: string, messageId: string): RejectedError =>
  new RejectedError(404, 'DELIVERY_NOT_FOUND', `No event with the id ${messageId} was sent to ${id}.`);

export const isDisabled = (id: string): RejectedError =>
  new RejectedError(409, 'ENDPOINT_DISABLED', `${id} is disabled already.`);

export const isEnabled = (id: string): RejectedError =>
  new RejectedError(409, 'ENDPOINT_ENABLED', `${id} is enabled already.`);

export const neverDisabled = (id: string): RejectedError =>
  new RejectedError(409, 'NEVER_DISABLED', `${id} was never disabled.`);

/** Nobody who works with real events is to get ids that were made up. */
export const noTestEndpoint = (id: string): RejectedError =>
  new RejectedError(409, 'NOT_A_TEST_ENDPOINT', `${id} gets real events: samples are sent to test endpoints only.`);

export const isTestEndpoint = (id: string): RejectedError =>
  new RejectedError(409, 'TEST_ENDPOINT', `${id} is a test endpoint: it gets no real events.`);

export const noKeyInUse = (id: string): RejectedError =>
  new RejectedError(404, 'KEY_NOT_FOUND', `No key that is in use has the id ${id}.`);

/** '24h' in ms. @throws RejectedError 400 */
export const durationOf = (text: string, field = 'overlap'): number => {
  const ms = durationMs(text);
  if (ms !== null) return ms;
  throw invalidField(field, `${text} is no length of time up to 30 days. Write it as 30m, 24h or 7d.`);
};

/** @throws RejectedError 400 */
export const timeOf = (text: string, field: string, now: Date): Date => {
  const time = readTime(text, now);
  if (time !== null) return time;
  throw invalidField(field, `${text} is no time. Write it as 2026-03-14, 2026-03-14T19:00:00Z or 24h.`);
};

/** For the description of the calls; each is thrown with words that name what was asked for. */
export const ENDPOINT_REFUSALS = {
  ENDPOINT_NOT_FOUND: { status: 404, message: 'No endpoint has that id.' },
  ENDPOINT_DISABLED: { status: 409, message: 'It is disabled already.' },
  ENDPOINT_ENABLED: { status: 409, message: 'It is enabled already.' },
  NOT_A_TEST_ENDPOINT: { status: 409, message: 'It gets real events: samples are sent to test endpoints only.' },
};
export const DELIVERY_REFUSALS = {
  ENDPOINT_NOT_FOUND: ENDPOINT_REFUSALS.ENDPOINT_NOT_FOUND,
  DELIVERY_NOT_FOUND: { status: 404, message: 'No event with that id was sent to it.' },
  NEVER_DISABLED: { status: 409, message: 'It was never disabled.' },
  TEST_ENDPOINT: { status: 409, message: 'It is a test endpoint: it gets no real events.' },
};
export const KEY_REFUSALS = { KEY_NOT_FOUND: { status: 404, message: 'No key that is in use has that id.' } };
