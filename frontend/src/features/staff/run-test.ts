import { HttpError, messageOf } from '../../lib/http-error.js';
import { randomId } from '../../lib/random-id.js';
import { detailsOf, type TestResult } from './domain/results.js';

interface Tried {
  readonly success: boolean;
  readonly message: string;
}

/** Makes a call. @param fallback the words of the specification for a failure without words of its own */
export const runTest = async (test: string, fallback: string, call: () => Promise<Tried>): Promise<TestResult> => {
  const entry = { id: randomId(), test };
  try {
    const answer = await call();
    const { success: passed, message } = answer;
    return { ...entry, passed, message: message || fallback, details: detailsOf(answer), at: new Date() };
  } catch (error) {
    const details = error instanceof HttpError ? detailsOf({ status: error.status, ...error.detail }) : '';
    return { ...entry, passed: false, message: messageOf(error, fallback), details, at: new Date() };
  }
};
