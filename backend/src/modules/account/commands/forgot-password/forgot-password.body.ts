import { type ForgotPasswordRequest } from '#contracts/account/requests.js';
import { EmailAddress } from '#backend/platform/email/email-address.js';

/** POST /api/auth/forgot-password (specification section 7). */
export class ForgotPasswordBody implements ForgotPasswordRequest {
  @EmailAddress() email!: string;
}
