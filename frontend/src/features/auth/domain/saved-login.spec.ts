import { savedLoginsIn, withLogin, withoutLogin } from './saved-login.js';

const thora = { username: 'thora', password: 'made-by-the-server', displayName: 'Thora' };
const ulf = { username: 'ulf', password: 'too', displayName: 'Ulf' };

describe('saved logins', () => {
  it.each([[null], ['thora'], [{}], [[{ username: 'thora' }, 4, null]]])('are empty for %j', (value) =>
    expect(savedLoginsIn(value)).toEqual([]),
  );
  it('are read back', () => expect(savedLoginsIn([thora, 'x', ulf])).toEqual([thora, ulf]));
  it('are kept once per name, the newest first', () =>
    expect(withLogin([ulf, thora], { ...thora, password: 'newer' })).toEqual([{ ...thora, password: 'newer' }, ulf]));
  it('are removed by name', () => expect(withoutLogin([ulf, thora], 'ulf')).toEqual([thora]));
});
