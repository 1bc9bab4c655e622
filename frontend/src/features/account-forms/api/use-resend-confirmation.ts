import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/http-error.js';
import { request } from '../../../lib/http.js';
import { toast } from '../../toasts/index.js';

/** Sends the link that confirms an address once more; older links end with it. */
export const useResendConfirmation = () =>
  useMutation({
    mutationFn: () => request('POST', '/api/auth/resend-confirmation', { body: {} }),
    onSuccess: () =>
      toast({ title: 'Confirmation sent', description: 'The newest link is the one that counts.', tone: 'success' }),
    onError: (error) =>
      toast({
        title: 'Not sent',
        description: messageOf(error, 'The confirmation could not be sent. Please try again.'),
        tone: 'failure',
      }),
  });
