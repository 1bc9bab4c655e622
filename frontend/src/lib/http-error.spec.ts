import { HttpError, isRefusal, messageOf } from './http-error.js';

const answer = (status: number, body: unknown): HttpError =>
  new HttpError(status, typeof body === 'string' ? body : JSON.stringify(body), 'Not Well');
const FALLBACK = 'Please check your credentials and try again.';

describe('a response that is not a success', () => {
  it('is named by its status and body, or by the status text', () => {
    expect(answer(422, 'no').message).toBe('422: no');
    expect(answer(502, '').message).toBe('502: Not Well');
  });

  it.each([
    [answer(401, { code: 'NOT_AUTHENTICATED', message: 'No such person.' }), 'No such person.'],
    [answer(401, { code: 'NOT_AUTHENTICATED', message: '' }), FALLBACK],
    [answer(404, { code: 'NOT_FOUND', message: 'There is nothing at this address.' }), FALLBACK],
    [answer(500, { code: 'INTERNAL', message: 'Something broke on our side.' }), FALLBACK],
    [answer(502, '<html>'), FALLBACK],
    [new TypeError('Failed to fetch'), FALLBACK],
  ])('%s is shown to users as: %s', (error, words) => expect(messageOf(error, FALLBACK)).toBe(words));

  it.each([
    [401, true],
    [404, true],
    [409, true],
    [422, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('of status %d is a refusal: %s', (status, refusal) => expect(isRefusal(answer(status, ''))).toBe(refusal));
  it('is no refusal when there was no response', () => expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false));
});
