import { FIVE_MINUTES, createQueryClient, getFirstOrNull } from './query-client.js';
import { fakeApi } from '../testing/fake-api.js';

const context = (client: ReturnType<typeof createQueryClient>) => ({
  client,
  queryKey: ['/api/auth/me'] as const,
  signal: new AbortController().signal,
  meta: undefined,
});

describe('queries', () => {
  const client = createQueryClient();
  afterEach(() => client.clear());

  it('are neither retried nor polled nor read again on focus, and never go stale', () => {
    expect(client.getDefaultOptions()).toMatchObject({
      queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
      mutations: { retry: false },
    });
    expect(FIVE_MINUTES).toBe(300_000);
  });

  it('are a GET on the first element of their key, read as JSON', async () => {
    const calls = fakeApi({ 'GET /api/stories/s': { body: [{ id: 'e' }] } });
    expect(await client.query({ queryKey: ['/api/stories/s', 'more'] })).toEqual([{ id: 'e' }]);
    expect(calls).toHaveLength(1);
  });

  it('throw at 401, or are null where that is asked for', async () => {
    fakeApi({ 'GET /api/auth/me': { status: 401, body: {} } });
    await expect(client.query({ queryKey: ['/api/auth/me'] })).rejects.toThrow('401: {}');
    expect(await getFirstOrNull(context(client))).toBeNull();
  });
});
