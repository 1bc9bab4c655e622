import { type Save, type SaveRequest } from '#contracts/save/views.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { SAVES } from '../../../lib/query-keys.js';

export const useSaves = (enabled: boolean) =>
  useQuery<readonly Save[]>({ queryKey: [SAVES], enabled, refetchOnMount: 'always' });

/** The request is completed even if the page is left meanwhile. */
export const deleteSave = (id: string): Promise<unknown> =>
  request('DELETE', `/api/saves/${encodeURIComponent(id)}`, { keepalive: true });

export const useMarkPlayed = () =>
  useMutation({ mutationFn: (id: string) => request<unknown>('PATCH', `/api/saves/${encodeURIComponent(id)}/played`) });

/** The caller's callbacks. The player may be on another page when they run. */
interface Says {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}

export const useSaveGame = ({ onSuccess, onError }: Says) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveRequest) => request<unknown>('POST', '/api/saves/manual', { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [SAVES] });
      onSuccess();
    },
    onError,
  });
};
