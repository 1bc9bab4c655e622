import { type CapturedLead, type TrackedEngagement } from '#contracts/lead/views.js';
import { useState } from 'react';
import { request } from '../../lib/http.js';
import { testConnection } from './api/use-connection.js';
import { detailsOf, type TestContact, type TestResult } from './domain/results.js';

import { HttpError, messageOf } from '../../lib/http-error.js';
import { randomId } from '../../lib/random-id.js';

interface Tried {
  readonly success: boolean;
  readonly message: string;
}

/** Makes a call. @param fallback the words of the specification for a failure without words of its own */
const runTest = async (test: string, fallback: string, call: () => Promise<Tried>): Promise<TestResult> => {
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

/** The three tests and their results, the newest first. */
export const useCrmTests = (contact: TestContact) => {
  const [results, setResults] = useState<readonly TestResult[]>([]);
  const [running, setRunning] = useState(false);
  const [lead, setLead] = useState<CapturedLead | null>(null);
  const run = async (...[name, fallback, call]: Parameters<typeof runTest>): Promise<void> => {
    setRunning(true);
    const result = await runTest(name, fallback, call);
    setResults((before) => [result, ...before]);
    setRunning(false);
  };
  const capture = async (): Promise<CapturedLead> => {
    const body = { ...contact, leadSource: 'api_test' };
    const captured = await request<CapturedLead>('POST', '/api/ghl/lead-capture', { body });
    setLead(captured);
    return captured;
  };
  const track = (): Promise<TrackedEngagement> => {
    const { leadId, userId } = lead ?? {};
    const body = {
      action: 'api_test',
      details: { page: 'test-ghl' },
      ...(leadId && { leadId }),
      ...(userId && { userId }),
    };
    return request<TrackedEngagement>('POST', '/api/ghl/track-engagement', { body });
  };
  const tests = [
    ['Test connection', () => run('Connection', 'Connection test failed', testConnection)],
    ['Test lead capture', () => run('Lead capture', 'Test failed', capture)],
    ['Test engagement tracking', () => run('Engagement tracking', 'Test failed', track)],
  ] as const;
  return { results, running, tests, clear: () => setResults([]) };
};
