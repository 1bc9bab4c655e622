import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from '../../support/app.js';
import { putCluster } from '../../support/cluster-copy.js';
import { failedStart } from '../../support/failed-start.js';
import { Player } from '../../support/player.js';

it('a key that is lost is not made anew, and the saga goes on when it is back', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'keys-'));
  const file = path.join(dataDir, 'dice-key');
  await putCluster(dataDir);
  const first = await startApp({ dataDir });
  const player = await Player.begun(first.url);
  await first.stop();
  await rename(file, `${file}.kept`);
  const { code, stderr } = await failedStart({ DATA_DIR: dataDir });
  expect(stderr).toBe(
    `Steppes & Seas: ${file} is missing and DICE_KEY is not set, but this database is sealed with the key that was there: put that key back, it belongs to every backup of the database, or start with another database\n`,
  );
  expect(code).toBe(1);
  await rename(`${file}.kept`, file);
  const second = await startApp({ dataDir });
  player.url = second.url;
  const { body } = await player.choices();
  expect((await player.act('back', Player.next(body, 0))).status).toBe(200);
  await second.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});
