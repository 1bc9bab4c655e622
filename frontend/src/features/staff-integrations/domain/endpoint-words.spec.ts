import { endpointOf } from '../../../testing/endpoint-fixture.js';
import {
  answerWords,
  isTaken,
  lastWords,
  plannedWords,
  sentWords,
  typesWords,
  waitingWords,
} from './endpoint-words.js';

it.each([
  [200, null, '200'],
  [500, 'too slow', '500: too slow'],
  [null, 'ECONNREFUSED', 'no answer: ECONNREFUSED'],
  [null, null, 'no answer'],
])('tells the answer %s %s', (status, error, words) => expect(answerWords(status, error)).toBe(words));

it('tells how a test went, and what counts as taken', () => {
  expect(sentWords({ messageId: 'm', status: 503, error: null, latencyMs: 1.4 })).toBe('Answered with 503 after 1 ms.');
  expect([199, 200, 299, 300, null].map((status) => isTaken({ status }))).toEqual([false, true, true, false, false]);
});

it('tells what waits, and what was sent last', () => {
  const { health } = endpointOf();
  expect(waitingWords(health)).toBe('nothing');
  expect(waitingWords({ ...health, pending: 2, pendingSince: '2026-11-23T14:05:00.000Z' })).toMatch(
    /^2, the oldest since 23 Nov/,
  );
  expect(lastWords(health)).toMatch(/^200, 23 Nov/);
  expect(lastWords({ ...health, lastAt: null, lastStatus: null })).toBe('nothing was sent yet');
});

it.each([
  [endpointOf(), 'All types'],
  [endpointOf({ types: ['a', 'b'] }), 'a, b'],
  [endpointOf({ test: true }), 'A test endpoint: it gets only what is sent by hand'],
])('tells which events it gets', (endpoint, words) => expect(typesWords(endpoint)).toBe(words));

it.each([
  [0, 'Nothing in that range is for this endpoint.'],
  [1, '1 event is sent again.'],
  [7, '7 events are sent again.'],
])('tells that %i are sent again', (planned, words) => expect(plannedWords(planned)).toBe(words));
