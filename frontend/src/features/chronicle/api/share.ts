import { type HeroShownAs, type ShareView } from '#contracts/share/views.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/http.js';
import { randomId } from '../../../lib/random-id.js';

const pathOf = (sessionId: string): string => `/api/sessions/${encodeURIComponent(sessionId)}/share`;

export const useShare = (sessionId: string) => useQuery<ShareView>({ queryKey: [pathOf(sessionId)] });

/** Makes the saga's link, or withdraws it; asked again after an outage, it makes no second one. */
export const useChangeShare = (sessionId: string) => {
  const client = useQueryClient();
  const [key, setKey] = useState(randomId);
  const path = pathOf(sessionId);
  return useMutation({
    mutationFn: (heroShownAs: HeroShownAs | null) =>
      heroShownAs === null
        ? request<ShareView>('DELETE', path)
        : request<ShareView>('PUT', path, { body: { heroShownAs }, headers: { 'idempotency-key': key } }),
    onSuccess: (view) => {
      setKey(randomId());
      client.setQueryData([path], view);
    },
  });
};
