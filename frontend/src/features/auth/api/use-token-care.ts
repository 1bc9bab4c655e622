import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authToken } from '../../../lib/auth-token.js';
import { HttpError } from '../../../lib/http-error.js';
import { ME, useAuth } from './use-auth.js';

const refused = (error: Error): boolean => error instanceof HttpError && error.status < 500;

/** Keeps a renewed token, and removes one that the server refuses. A server that can't be reached costs nobody their saga. */
export const useTokenCare = (): void => {
  const auth = useAuth();
  const client = useQueryClient();
  const renewed = auth.status === 'authenticated' ? auth.user.token : undefined;
  const error = auth.status === 'unreachable' ? auth.error : null;
  useEffect(() => {
    if (renewed !== undefined && renewed !== authToken.get()) authToken.set(renewed);
  }, [renewed]);
  useEffect(() => {
    if (error === null || !refused(error)) return;
    console.error('The current user could not be read', error);
    authToken.set(null);
    client.removeQueries({ queryKey: [ME] });
  }, [error, client]);
};
