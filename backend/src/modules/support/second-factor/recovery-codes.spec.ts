import { systemRandom } from '#backend/platform/random/random.js';
import { newRecoveryCodes, normalRecoveryCode } from './recovery-codes.js';

it('are ten, all different, and read however they are typed', () => {
  const codes = newRecoveryCodes(systemRandom);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    const normal = normalRecoveryCode(code);
    expect(normal).toBe(code.replaceAll('-', ''));
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(normalRecoveryCode(`  ${typed} `)).toBe(normal);
  }
});

it.each(['', '123456', 'uuuu-uuuu-uuuu-uuuu', 'abcd-efgh-jkmn'])('takes %j for none', (typed) => {
  expect(normalRecoveryCode(typed)).toBeNull();
});
