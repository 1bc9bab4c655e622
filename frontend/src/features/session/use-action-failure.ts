import { type Character } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { isRefusal, isStatus } from '../../lib/http-error.js';
import { refreshTokens } from '../tokens/index.js';
import { toast } from '../toasts/index.js';
import { refreshSession } from './api/session-cache.js';
import { failureToast } from './domain/outcome.js';

/** Shows why an action was not played, and refetches the session if it was out of date. */
export const useActionFailure = ({ sessionId, id }: Character, onOutOfTokens: () => void) => {
  const client = useQueryClient();
  return (error: Error, again: () => void): void => {
    if (isStatus(error, 402)) {
      refreshTokens(client);
      onOutOfTokens();
      return;
    }
    const moved = isStatus(error, 409);
    if (moved) refreshSession(client, sessionId, id);
    // Offline, the action is shown as unsent: nothing has failed.
    if (!navigator.onLine) return;
    toast({
      ...failureToast(error),
      tone: moved ? 'plain' : 'failure',
      ...(isRefusal(error) ? {} : { action: { label: 'Try again', run: again } }),
    });
  };
};
