import { passwordFault } from './password-faults.js';

const fault = (password: string, guesses = 1e9) => passwordFault({ password, username: 'Ragn-hild', guesses });

describe('a chosen password', () => {
  it.each(['Ragn-hild77', 'RAGNHILD1234a', 'Steppes&Seas1', 'SteppesAndSeas2026'])(
    '%s is the name of somebody',
    (password) => {
      expect(fault(password)).toBe('PASSWORD_HAS_NAME');
    },
  );

  it('may have a name in it, where the rest is a password by itself', () => {
    expect(fault('Ragnhild-9Kx2vQm7')).toBeNull();
  });

  it('is refused where few guesses find it', () => {
    expect(fault('Xk9!vbQ2', 999_999)).toBe('PASSWORD_TOO_COMMON');
    expect(fault('Xk9!vbQ2', 1_000_000)).toBeNull();
  });
});
