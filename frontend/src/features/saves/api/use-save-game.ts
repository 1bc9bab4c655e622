import { type SaveRequest } from '#contracts/save/views.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { SAVES } from '../../../lib/query-keys.js';

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
