import { Writable } from 'node:stream';
import { withCorrelation } from '#backend/platform/correlation/correlation.js';
import { createLogger } from './logger.js';

const lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
    done();
  },
});

it('names the request in each line written during its work', async () => {
  const log = createLogger('info', sink);
  const of = (n: number) => ({ correlationId: `request-${n}`, causationId: `event-${n}`, startedAt: new Date() });
  await Promise.all(
    [1, 2].map((n) => withCorrelation(of(n), () => Promise.resolve().then(() => log.info({ n }, 'at work')))),
  );
  log.info({ n: 3 }, 'at rest');
  expect(lines.map(({ n, correlationId, causationId }) => [n, correlationId, causationId])).toEqual([
    [1, 'request-1', 'event-1'],
    [2, 'request-2', 'event-2'],
    [3, undefined, undefined],
  ]);
});
