import { Readable } from 'node:stream';
import { ClientSlot } from './client-slot.js';
import { type Draining, wholeRead } from './drained.js';

const read = (...events: readonly number[]): Draining<number> =>
  Object.assign(Readable.from(events), { cancel: () => Promise.resolve() });

describe('a read', () => {
  const slot = new ClientSlot('esdb://127.0.0.1:1?tls=false', { attemptMs: 10, disposeMs: 10 }, () => undefined);
  const client = slot.current;

  it('is whole when its client is open to its end', async () => {
    expect(await wholeRead(client, read(1, 2), 1_000)).toEqual([1, 2]);
  });

  it('is none when its client was closed: the client ends it without an error', async () => {
    const reading = wholeRead(client, read(1), 1_000);
    const closing = slot.close();
    await expect(reading).rejects.toThrow('closed during the read');
    await closing;
  });
});
