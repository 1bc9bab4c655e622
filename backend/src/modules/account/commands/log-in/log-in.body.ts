import { type LoginRequest } from '#contracts/account/requests.js';
import { Typed } from '../../passwords/body-rules.js';

/** POST /api/auth/login (specification sections 5 and 7). */
export class LogInBody implements LoginRequest {
  @Typed('Please enter your name.')
  readonly username!: string;

  @Typed('Please enter your password.')
  readonly password!: string;
}
