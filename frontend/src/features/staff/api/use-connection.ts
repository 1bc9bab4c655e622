import { type CrmConnection } from '#contracts/lead/views.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

export const testConnection = (): Promise<CrmConnection> =>
  request<CrmConnection>('POST', '/api/ghl/test-connection', { body: {} });

/** The connection as it is, tried when the page opens. */
export const useConnection = () => useQuery({ queryKey: ['crm-connection'], queryFn: testConnection });
