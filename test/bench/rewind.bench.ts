import path from 'node:path';
import { type RewindAnswer } from '#contracts/session/views.js';
import { openPlatform, type Platform } from '#backend/app/platform.js';
import { sessionFold } from '#backend/modules/session/domain/state/session.fold.js';
import { type Session } from '#backend/modules/session/domain/state/session.state.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { settleSecrets } from '#backend/platform/keys/settle-secrets.js';
import { Player } from '../support/player.js';
import { quietLog } from '../support/quiet-log.js';
import { SECRETS, startGame } from '../support/running-game.js';
import { lengthen } from '../support/lengthen.js';
import { median } from './median.js';

const LENGTHS = [600, 10_000] as const;
const MEASURED = 15;
const DIST = path.resolve(import.meta.dirname, '../..');

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await run();
  return performance.now() - started;
};

/** What each rewind, also a refused one, did before: it read and folded the whole history. */
const foldWhole = async ({ events }: Platform, sessionId: string): Promise<Session> => {
  let state: Session = sessionFold.initial;
  for (let from = 0n; ;) {
    const page = await events.log.readStream(`session-${sessionId}`, { direction: 'forwards', from, limit: 500 });
    for (const event of page) state = sessionFold.evolve(state, event as never);
    if (page.length < 500) return state;
    from = (page.at(-1)?.revision ?? 0n) + 1n;
  }
};

const rewind = async (player: Player, toTurn: number, status: number): Promise<void> => {
  const answer = await player.call<RewindAnswer>('POST', `/api/sessions/${player.sessionId}/rewind`, {
    body: { toTurn },
  });
  if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`);
};

/** Times of rewinds five turns back, each from one turn less far on, and of refused ones. */
const measured = async (player: Player, length: number) => {
  const times = { near: [] as number[], refused: [] as number[] };
  for (let n = 0; n < MEASURED; n++) {
    times.refused.push(await timed(() => rewind(player, length + 1, 422)));
    times.near.push(await timed(() => rewind(player, length - 5 * (n + 1), 200)));
  }
  return { near: median(times.near), refused: median(times.refused) };
};

/** Rewinds after 600 and after 10,000 turns, against the fold of the whole history in the same run. */
export const rewindBench = async (url: string, print: (line: string) => void): Promise<void> => {
  const game = await startGame({ databaseUrl: url, env: { GUEST_TOKENS: 'unlimited', LOG_LEVEL: 'fatal' } });
  const config = await loadConfig({ ...SECRETS, DATABASE_URL: url, DATA_DIR: path.join(DIST, '../.cache/bench') });
  const secrets = await settleSecrets(url, config.secrets, () => undefined);
  const platform = await openPlatform({ config, databaseUrl: url, secrets, log: quietLog });
  try {
    for (const length of LENGTHS) {
      const player = await Player.begun(game.url, 'forgiving');
      await lengthen(platform, player.sessionId, length);
      const whole = median([
        await timed(() => foldWhole(platform, player.sessionId)),
        await timed(() => foldWhole(platform, player.sessionId)),
      ]);
      const first = await timed(() => rewind(player, length - 1, 200));
      const { near, refused } = await measured(player, length - 1);
      const far = await timed(() => rewind(player, length >> 1, 200));
      const ratio = (ms: number): string => `${ms.toFixed(1)} ms (${(ms / whole).toFixed(2)} of the whole)`;
      print(`a rewind after ${length} turns · the fold of its whole history takes ${whole.toFixed(1)} ms`);
      print(`  five turns back · ${ratio(near)} · refused · ${ratio(refused)} · half the saga back · ${ratio(far)}`);
      print(`  the first of a saga from before there were keyframes, which it fills in · ${ratio(first)}`);
    }
  } finally {
    await platform.close();
    await game.stop();
  }
};
