import { resetRefusal } from './reset-refusal.js';

describe('the refusal of a reset', () => {
  it.each([
    ['Token Expired', 'This reset link has expired. Please request a new password reset.'],
    ['invalid token', 'Invalid reset link. Please request a new password reset.'],
    ['That password is known to thieves.', 'That password is known to thieves.'],
    [null, 'Failed to reset password. Please try again.'],
  ])('%j: %s', (message, words) => expect(resetRefusal(message)).toBe(words));
});
