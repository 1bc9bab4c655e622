export { ConfirmEmailPage } from './components/confirm-email-page.js';
export { ForgotPasswordPage } from './components/forgot-password-page.js';
export { ResetPasswordPage } from './components/reset-password-page.js';
