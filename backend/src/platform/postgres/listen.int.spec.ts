import { setTimeout as pause } from 'node:timers/promises';
import { within } from '#test/integration/event-store/event-store.samples.js';
import { startTestDatabase } from '#test/support/postgres.js';
import { quietLog } from '#test/support/quiet-log.js';
import { PostgresListener } from './listen.js';

it('a listener ends at any moment of its connecting', async () => {
  const database = await startTestDatabase();
  const silent = { onNotification: () => undefined, onListening: () => undefined, log: quietLog };
  for (let n = 0; n < 40; n++) {
    const listener = new PostgresListener({ connectionString: database.url, channel: 'any', ...silent });
    listener.start();
    await pause(n / 2);
    await within(5_000, listener.close());
  }
  await database.stop();
});
