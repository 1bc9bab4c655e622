/** POST /api/auth/register; a guest's bearer token makes an account of that guest. */
export interface RegisterRequest {
  readonly username: string;
  readonly password: string;
  readonly email?: string;
}
/** POST /api/auth/login. */
export interface LoginRequest {
  /** Or a confirmed e-mail address. */
  readonly username: string;
  /** Or a device password. */
  readonly password: string;
}
/** POST /api/auth/logout. */
export interface LogoutRequest {
  readonly everywhere?: boolean;
}
/** PATCH /api/user/profile: fields left out stay as they are, '' removes one. */
export interface ProfileRequest {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
}
