import { secretFrom, stepOf, uriOf } from './one-time-codes.js';

/** The key of RFC 6238, appendix B, in which the codes have eight digits: ours are the last six. */
const SECRET = secretFrom(Buffer.from('12345678901234567890'));
const at = (seconds: number): Date => new Date(seconds * 1_000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('knows the code of second %d', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOf(SECRET, code, at(seconds))).toBe(step);
  expect([stepOf(SECRET, code, at(seconds + 30)), stepOf(SECRET, code, at(seconds - 30))]).toEqual([step, step]);
  expect([stepOf(SECRET, code, at(seconds + 60)), stepOf(SECRET, code, at(seconds - 60))]).toEqual([null, null]);
});

it.each(['', '28708', '2870822', ' 287082', 'ABCDEF'])('takes %j for no code', (code) => {
  expect(stepOf(SECRET, code, at(59))).toBeNull();
});

it('is read from a QR code with issuer and account', () => {
  expect(uriOf(SECRET, 'Ada & co')).toBe(
    `otpauth://totp/Steppes%20%26%20Seas:Ada%20%26%20co?issuer=Steppes%20%26%20Seas&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
