import { type CapturedLead } from '#contracts/lead/views.js';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

export interface NewLead {
  readonly key: string;
  readonly fields: Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone' | 'interests', string>>;
  readonly customFields: Readonly<Record<string, string>>;
}

/** Its key makes sure that a repeated press captures one lead. */
export const useCaptureLead = () =>
  useMutation({
    mutationFn: ({ key, fields, customFields }: NewLead) =>
      request<CapturedLead>('POST', '/api/ghl/lead-capture', {
        body: { ...fields, leadSource: 'rpg_game_embed', customFields },
        headers: { 'idempotency-key': key },
      }),
  });
