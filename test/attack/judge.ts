import { type RawAnswer } from './send.js';

/** What no answer may contain: a stack, a path of the server, a statement, a secret of the game under test. */
const LEAKS = /\bat [\w.<>]+ \(|node_modules|\/dist\/|\bselect .+ from |of the tests, thirty-two/i;

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isErrorBody = (body: unknown, status: number): boolean => {
  const { statusCode, code, message } = (body ?? {}) as Record<string, unknown>;
  return statusCode === status && typeof code === 'string' && typeof message === 'string' && message !== '';
};

const excerpt = ({ status, text }: RawAnswer): string => `${status} ${text.slice(0, 160)}`;

/**
 * What is wrong with an answer, else null: an error is one of the caller's (4xx), in the one shape of errors, and tells
 * nothing of the inside (design section 8).
 */
export const problemOf = (answer: RawAnswer): string | null => {
  if (answer.status >= 500) return `a fault of the server: ${excerpt(answer)}`;
  if (LEAKS.test(answer.text)) return `an answer that tells of the inside: ${excerpt(answer)}`;
  if (answer.status >= 400 && answer.method !== 'HEAD' && !isErrorBody(bodyOf(answer.text), answer.status))
    return `an error in another shape: ${excerpt(answer)}`;
  return null;
};

/** The same, where only these statuses are right. */
export const problemUnless = (answer: RawAnswer, statuses: readonly number[]): string | null =>
  statuses.includes(answer.status) ? problemOf(answer) : `not ${statuses.join(' or ')}: ${excerpt(answer)}`;
