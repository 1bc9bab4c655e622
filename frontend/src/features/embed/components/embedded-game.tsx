import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TAKE_ACTION } from '../../../lib/query-keys.js';
import { useAuth } from '../../auth/index.js';
import { useFlow } from '../../flow/index.js';
import { linkLead } from '../api/link-lead.js';
import { tellParent } from '../channel.js';

const useTellTurns = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const cache = client.getMutationCache();
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.mutation.options.mutationKey?.[0] === TAKE_ACTION) tellParent('GAME_ENGAGEMENT', { action: 'turn' });
    });
  }, [client]);
};

/** Beside the game in a frame: tells the embedding page how it goes, and the server whose lead plays. It shows nothing. */
export const EmbeddedGame = () => {
  const { flow } = useFlow();
  const auth = useAuth();
  const userId = auth.status === 'authenticated' ? auth.user.id : null;
  useTellTurns();
  useEffect(() => tellParent('GAME_ENGAGEMENT', { action: 'step', step: flow.step }), [flow.step]);
  useEffect(() => {
    if (userId !== null) void linkLead(userId);
  }, [userId]);
  return null;
};
