import { type StaffSelf } from '#contracts/support/views.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeOf } from '../../../lib/http-error.js';

const STAFF_ME = '/api/staff/me';

/** Who looks; 404 for everybody but staff. It is asked anew when a call says that the second factor is needed again. */
export const useStaff = () => {
  const client = useQueryClient();
  useEffect(() => {
    const askAnew = (error: unknown): void => {
      if (codeOf(error) === 'SECOND_FACTOR_NEEDED') void client.invalidateQueries({ queryKey: [STAFF_ME] });
    };
    const stops = [
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated') askAnew(query.state.error);
      }),
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated') askAnew(mutation.state.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return useQuery<StaffSelf>({ queryKey: [STAFF_ME], staleTime: 0 });
};
