import { type Difficulty } from '#game/model/character.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/http-error.js';
import { useCreateGuest, useAuth } from '../auth/index.js';
import { useFlow } from '../flow/index.js';
import { toast } from '../toasts/index.js';
import { isOutOfTokens } from '../tokens/index.js';

const DELAY_MS = 500;

/** Stops a player without actions here, before they create a hero whom they could not play. */
const useGate = () => {
  const client = useQueryClient();
  const [counting, setCounting] = useState(false);
  const [isOut, setOut] = useState(false);
  const pass = async (onward: () => void): Promise<void> => {
    setCounting(true);
    const out = await isOutOfTokens(client);
    setCounting(false);
    setOut(out);
    if (!out) onward();
  };
  return { pass, counting, isOut, setOut };
};

/** A visitor becomes a guest first, and moves on 500 ms after that (specification section 4). */
export const usePickDifficulty = () => {
  const { go } = useFlow();
  const auth = useAuth();
  const { pass, counting, isOut, setOut } = useGate();
  const guest = useCreateGuest();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pick = (difficulty: Difficulty): void => {
    const onward = (): void => go({ step: 'world-builder', difficulty, faction: null });
    // A visitor with a token gets no new guest account, even while the server cannot say whether the token is valid.
    if (auth.status !== 'anonymous') {
      void pass(onward);
      return;
    }
    guest.mutate(undefined, {
      onSuccess: () => {
        timer.current = setTimeout(onward, DELAY_MS);
      },
      onError: (error) =>
        toast({
          title: 'Guest creation failed',
          description: messageOf(error, 'Failed to create guest account. Please try again.'),
          tone: 'failure',
        }),
    });
  };
  return { pick, waiting: counting || guest.isPending || guest.isSuccess, isOut, setOut };
};
