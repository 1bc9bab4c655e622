import { useMutation } from '@tanstack/react-query';
import { isStatus, messageOf } from '../../lib/http-error.js';
import { lastCharacter } from '../../lib/last-character.js';
import { useFlow } from '../flow/index.js';
import { toast } from '../toasts/index.js';
import { guestOf } from './api/check-claim.js';
import { SIGN_IN_SCOPE } from './api/sign-in-scope.js';
import { useKeepSignIn } from './api/use-keep-sign-in.js';
import { type GuestClaim, nameOfGuest } from './domain/guest-claim.js';

/** Signs a guest of this device in again, and opens the saga that they played last. */
export const useReturn = (claim: GuestClaim) => {
  const { go } = useFlow();
  const welcome = useKeepSignIn();
  const { mutate, isPending } = useMutation({
    scope: SIGN_IN_SCOPE,
    mutationFn: () => guestOf(claim),
    onSuccess: ({ token = claim.token, ...user }) => {
      welcome({ token, user });
      const characterId = claim.hero?.characterId ?? lastCharacter(user.id);
      if (characterId === null) return;
      if (claim.hero !== null)
        toast({ title: 'Game Loaded', description: `Resumed playing as ${claim.hero.name}`, tone: 'success' });
      go({ step: 'gameplay', characterId });
    },
    onError: (error) =>
      toast({
        title: 'Load Failed',
        description: isStatus(error, 401)
          ? `The login of ${nameOfGuest(claim)} that this device kept is no longer valid.`
          : messageOf(error, 'The game could not be reached. The way back is kept.'),
        tone: 'failure',
      }),
  });
  return { enter: () => mutate(), waiting: isPending };
};
