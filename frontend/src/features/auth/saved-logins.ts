import { type Authenticated } from '#contracts/account/views.js';
import { useMemo } from 'react';
import { parseJson } from '../../lib/parse-json.js';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { type SavedLogin, savedLoginsIn, withLogin, withoutLogin } from './domain/saved-login.js';

const stored = storedValue('saved_logins');
const put = (logins: readonly SavedLogin[]): void => stored.set(logins.length === 0 ? null : JSON.stringify(logins));

export const savedLogins = (): readonly SavedLogin[] => savedLoginsIn(parseJson(stored.get()));

/** Saves a login if the server generated a password for this device; the person's own password must not be saved. */
export const rememberLogin = ({ user: { username }, devicePassword }: Authenticated): void => {
  if (devicePassword !== undefined)
    put(withLogin(savedLogins(), { username, password: devicePassword, displayName: username }));
};
export const forgetLogin = (username: string): void => put(withoutLogin(savedLogins(), username));

export const useSavedLogins = (): readonly SavedLogin[] => {
  const text = useStoredValue(stored);
  return useMemo(() => savedLoginsIn(parseJson(text)), [text]);
};
