/**
 * Why a reset failed: the words of variant 2 (specification section 8), else the server's (design section 9).
 * @param message the server's; null if it gave none for people
 */
export const resetRefusal = (message: string | null): string => {
  const said = message?.toLowerCase() ?? '';
  if (said.includes('expired')) return 'This reset link has expired. Please request a new password reset.';
  if (said.includes('invalid')) return 'Invalid reset link. Please request a new password reset.';
  return message ?? 'Failed to reset password. Please try again.';
};
