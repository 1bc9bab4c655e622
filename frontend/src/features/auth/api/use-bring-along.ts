import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf, messageOf } from '../../../lib/http-error.js';
import { request } from '../../../lib/http.js';
import { SAVES } from '../../../lib/query-keys.js';
import { toast } from '../../toasts/index.js';
import { type GuestClaim, nameOfGuest } from '../domain/guest-claim.js';
import { dropClaim } from '../guest-claims.js';

const whatCame = ({ hero }: GuestClaim): string =>
  hero === null ? 'What the guest has played is yours now.' : `The saga of ${hero.name} is yours now.`;

/** Gives a guest's sagas to the account that is logged in. Asking twice gives them once. */
export const useBringAlong = (claim: GuestClaim) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST', '/api/auth/claim-guest', { body: { guestToken: claim.token } }),
    onSuccess: () => {
      dropClaim(claim);
      void client.invalidateQueries({ queryKey: [SAVES] });
      toast({ title: 'Brought along', description: whatCame(claim), tone: 'success' });
    },
    onError: (error) => {
      if (codeOf(error) === 'GUEST_NOT_CLAIMABLE') dropClaim(claim);
      toast({
        title: 'Not brought along',
        description: messageOf(error, `${nameOfGuest(claim)} keeps everything. Please try again.`),
        tone: 'failure',
      });
    },
  });
};
