import { type ManagedKey, type NewKey } from '#contracts/integration/managed.js';
import { type KeyScopeName } from '#contracts/integration/scopes.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { FRESH, LISTS, manage, useChange } from './calls.js';

const KEYS = [LISTS, 'keys'] as const;

export const useKeys = () =>
  useQuery({
    ...FRESH,
    queryKey: KEYS,
    queryFn: ({ signal }) => request<readonly ManagedKey[]>('GET', manage('keys'), { signal }),
  });

export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly KeyScopeName[];
  readonly test?: true;
}
export const useCreateKey = () =>
  useChange((body: KeyDraft) => request<NewKey>('POST', manage('keys'), { body }), KEYS);

export const useRotateKey = (id: string) =>
  useChange((overlap: string) => request<NewKey>('POST', manage('keys', id, 'rotate'), { body: { overlap } }), KEYS);

export const useRevokeKey = (id: string) =>
  useChange(() => request('POST', manage('keys', id, 'revoke'), { body: {} }), KEYS, {
    done: () => 'The key is revoked.',
  });
