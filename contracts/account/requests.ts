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
/** POST /api/auth/forgot-password. */
export interface ForgotPasswordRequest {
  readonly email: string;
}
/** POST /api/auth/reset-password. */
export interface ResetPasswordRequest {
  readonly token: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}
/** POST /api/auth/change-password; the answer signs the same device in anew. */
export interface ChangePasswordRequest {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}
/** POST /api/auth/change-email. */
export interface ChangeEmailRequest {
  readonly email: string;
  readonly password: string;
}
/** POST /api/auth/confirm-email. */
export interface ConfirmEmailRequest {
  readonly token: string;
}
