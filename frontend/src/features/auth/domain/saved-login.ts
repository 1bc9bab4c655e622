/** A login saved on this device. The server generated `password` for the device; it is never the person's own (design section 9). */
export interface SavedLogin {
  readonly username: string;
  readonly password: string;
  readonly displayName: string;
}

const isSavedLogin = (value: unknown): value is SavedLogin =>
  typeof value === 'object' &&
  value !== null &&
  ['username', 'password', 'displayName'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Invalid entries are skipped. */
export const savedLoginsIn = (value: unknown): readonly SavedLogin[] =>
  Array.isArray(value) ? value.filter(isSavedLogin) : [];

export const withLogin = (logins: readonly SavedLogin[], login: SavedLogin): readonly SavedLogin[] => [
  login,
  ...withoutLogin(logins, login.username),
];

export const withoutLogin = (logins: readonly SavedLogin[], username: string): readonly SavedLogin[] =>
  logins.filter((login) => login.username !== username);
