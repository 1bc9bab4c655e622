export { useResendConfirmation } from './api/use-resend-confirmation.js';
export { ChangeEmail } from './components/change-email.js';
export { ChangePassword } from './components/change-password.js';
export { NewPasswordFields } from './components/new-password-fields.js';
