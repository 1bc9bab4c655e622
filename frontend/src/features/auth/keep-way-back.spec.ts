/** @jest-environment jsdom */
import { authToken } from '../../lib/auth-token.js';
import { guestClaims } from './guest-claims.js';
import { keepWayBack } from './keep-way-back.js';

const guest = { id: 'ann', username: 'Guest_a' };
const full = (room: (key: string) => boolean): void => {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (!room(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
};
const claimed = () => guestClaims().map(({ token, username }) => [token, username]);

describe('a guest’s way back', () => {
  beforeEach(() => authToken.set('a token'));
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('is kept', () => {
    expect(keepWayBack(guest)).toBe(true);
    expect(claimed()).toEqual([['a token', 'Guest_a']]);
    expect(authToken.get()).toBe('a token');
  });
  it('takes the room of the token where there is no other', () => {
    full(() => localStorage.getItem('auth_token') === null);
    expect(keepWayBack(guest)).toBe(true);
    expect(localStorage.getItem('guest_claims')).toContain('a token');
  });
  it('is not given up where only the token has room', () => {
    full((key) => key === 'auth_token');
    expect(keepWayBack(guest)).toBe(false);
    expect(localStorage.getItem('auth_token')).toBe('a token');
  });
  it('lasts as long as the page where the browser stores nothing', () => {
    full(() => false);
    authToken.set('a token');
    expect(keepWayBack(guest)).toBe(true);
    expect(claimed()).toEqual([['a token', 'Guest_a']]);
  });
});
