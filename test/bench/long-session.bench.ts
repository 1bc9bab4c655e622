import path from 'node:path';
import { openPlatform } from '#backend/app/platform.js';
import { settleSecrets } from '#backend/platform/keys/settle-secrets.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { Player } from '../support/player.js';
import { quietLog } from '../support/quiet-log.js';
import { SECRETS, startGame } from '../support/running-game.js';
import { lengthen } from '../support/lengthen.js';
import { median } from './median.js';

const SHORT = 10;
const LONG = 10_000;
const MEASURED = 60;
const MOST_RATIO = 1.2;
const DIST = path.resolve(import.meta.dirname, '../..');

const play = async (player: Player, n: number): Promise<number> => {
  const { body: view } = await player.choices();
  const started = performance.now();
  const { status, body } = await player.act(`measured-${n}`, Player.next(view, n));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return performance.now() - started;
};

/** Compares one turn after 10,000 turns with one after 10, alternating, on one server. */
export const longSessionBench = async (url: string, print: (line: string) => void): Promise<boolean> => {
  const options = { databaseUrl: url, env: { GUEST_TOKENS: 'unlimited', LOG_LEVEL: 'fatal' } };
  const first = await startGame(options);
  const [short, long] = await Promise.all([Player.begun(first.url, 'forgiving'), Player.begun(first.url, 'forgiving')]);
  const config = await loadConfig({ ...SECRETS, DATABASE_URL: url, DATA_DIR: path.join(DIST, '../.cache/bench') });
  const secrets = await settleSecrets(url, config.secrets, () => undefined);
  const platform = await openPlatform({ config, databaseUrl: url, secrets, log: quietLog });
  await lengthen(platform, short.sessionId, SHORT);
  await lengthen(platform, long.sessionId, LONG);
  for (const player of [short, long]) await play(player, 0);
  await platform.close();
  await first.stop();
  const game = await startGame(options);
  const times = { short: [] as number[], long: [] as number[] };
  try {
    for (const player of [short, long]) player.url = game.url;
    for (let n = 1; n <= MEASURED; n += 1) {
      times.short.push(await play(short, n));
      times.long.push(await play(long, n));
    }
  } finally {
    await game.stop();
  }
  const [atShort, atLong] = [median(times.short), median(times.long)];
  const reached = atLong / atShort <= MOST_RATIO;
  print(
    `a turn after ${LONG} turns · ${atLong.toFixed(1)} ms · after ${SHORT} · ${atShort.toFixed(1)} ms · ratio ${(atLong / atShort).toFixed(2)} · ${reached ? 'reached' : 'NOT reached'} (at most ${MOST_RATIO})`,
  );
  print(
    `  the first turn after a start, which loads the session · ${times.long[0]?.toFixed(1)} ms · ${times.short[0]?.toFixed(1)} ms`,
  );
  return reached;
};
