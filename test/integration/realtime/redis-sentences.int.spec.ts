import { Redis } from 'ioredis';
import { createRedisSentences } from '#backend/platform/realtime/redis-sentences.js';
import { quietLog } from '../../support/quiet-log.js';
import { sentencesContract } from './sentences.contract.js';

const redisUrl = process.env['REDIS_URL'];

const cutConnections = async (): Promise<void> => {
  const client = new Redis(redisUrl ?? '');
  for (const type of ['normal', 'pubsub'] as const) await client.client('KILL', 'TYPE', type, 'SKIPME', 'yes');
  await client.quit();
};
if (redisUrl)
  sentencesContract('Redis', { open: () => createRedisSentences({ redisUrl, log: quietLog }), cutConnections });

describe('sentences on a Redis that is out of reach', () => {
  it('are refused within a few seconds, and followed nevertheless', async () => {
    const sentences = createRedisSentences({ redisUrl: 'redis://127.0.0.1:1', log: quietLog });
    const began = Date.now();
    await expect(sentences.publish({ sessionId: 's', turn: 1, n: 0, text: 'Unheard.' })).rejects.toThrow();
    (await sentences.follow('s', () => undefined))();
    await sentences.close();
    expect(Date.now() - began).toBeLessThan(8_000);
  });
});
