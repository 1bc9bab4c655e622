import { type SagaAnswer } from '#contracts/session/saga-view.js';
import { useQuery } from '@tanstack/react-query';
import { sagaKey } from '../../../lib/query-keys.js';

export const useSaga = (sessionId: string) => useQuery<SagaAnswer>({ queryKey: sagaKey(sessionId) });
