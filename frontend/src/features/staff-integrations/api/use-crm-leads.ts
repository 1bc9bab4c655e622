import { type CrmDryRun, type CrmLeadView } from '#contracts/integration/managed.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { reasonHeader } from '../../staff-console/index.js';
import { LISTS, manage, useChange, usePages } from './calls.js';

const CRM_LEADS = [LISTS, 'crm-leads'] as const;

/** @param status null: any */
export const useCrmLeads = (status: string | null) =>
  usePages<CrmLeadView>(
    [...CRM_LEADS, status ?? 'any'],
    `${manage('crm-leads')}${status === null ? '' : `?status=${encodeURIComponent(status)}`}`,
  );

export const useSyncLead = (leadId: string) =>
  useChange(() => request('POST', manage('crm-leads', leadId, 'sync'), { body: {} }), CRM_LEADS, {
    done: () => 'The lead is sent again.',
    failed: 'The lead could not be sent again',
  });

/** Each reading is recorded and searches in the CRM: nothing is read again by itself. */
export const useDryRun = (leadId: string, reason: string | null) =>
  useQuery({
    gcTime: 0,
    queryKey: ['dry-run', leadId, reason],
    queryFn: ({ signal }) =>
      request<CrmDryRun>('GET', manage('crm-leads', leadId, 'dry-run'), { signal, headers: reasonHeader(reason) }),
  });

/** The fields that are to be changed; the others stay as they are. */
export type Mend = Readonly<Partial<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>>;

export const useMendLead = (leadId: string) =>
  useChange((body: Mend) => request('PATCH', manage('leads', leadId), { body }), CRM_LEADS);
