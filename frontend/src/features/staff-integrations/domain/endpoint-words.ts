import { type EndpointHealth, type ManagedEndpoint, type SentTest } from '#contracts/integration/managed.js';
import { dateAndTime } from '../../../lib/dates.js';
import { counted } from './words.js';

/** 'disabled since 23 Nov, 14:05: the endpoint answered 410'. */
export const stateWords = ({ disabledAt, disabledReason }: ManagedEndpoint): string => {
  if (disabledAt === null) return 'enabled';
  return `disabled since ${dateAndTime(disabledAt)}${disabledReason === null ? '' : `: ${disabledReason}`}`;
};

export const typesWords = ({ test, types }: ManagedEndpoint): string => {
  if (test) return 'A test endpoint: it gets only what is sent by hand';
  return types === null ? 'All types' : types.join(', ');
};

export const waitingWords = ({ pending, pendingSince }: EndpointHealth): string => {
  if (pending === 0) return 'nothing';
  return `${pending}${pendingSince === null ? '' : `, the oldest since ${dateAndTime(pendingSince)}`}`;
};

/** '200', '500: a reason', 'no answer: ECONNREFUSED'. */
export const answerWords = (status: number | null, error: string | null): string =>
  [status === null ? 'no answer' : String(status), error].filter((part) => part !== null).join(': ');

export const lastWords = ({ lastAt, lastStatus, lastError }: EndpointHealth): string =>
  lastAt === null ? 'nothing was sent yet' : `${answerWords(lastStatus, lastError)}, ${dateAndTime(lastAt)}`;

export const isTaken = ({ status }: Pick<SentTest, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** 'Answered with 200 after 34 ms.' */
export const sentWords = ({ status, error, latencyMs }: SentTest): string => {
  const answer = status === null ? 'No answer' : `Answered with ${status}`;
  return `${answer} after ${counted(Math.round(latencyMs), 'ms', 'ms')}${error === null ? '' : `: ${error}`}.`;
};

export const plannedWords = (planned: number): string =>
  planned === 0
    ? 'Nothing in that range is for this endpoint.'
    : `${counted(planned, 'event is', 'events are')} sent again.`;

/** '20,000 events are sent again so far…' */
export const soFarWords = (soFar: number): string | null =>
  soFar === 0 ? null : `${soFar.toLocaleString('en-GB')} ${soFar === 1 ? 'event is' : 'events are'} sent again so far…`;
