import { setTimeout as pause } from 'node:timers/promises';
import { type App } from '../support/app.js';
import { lengthenSagas } from '../support/long-saga.js';
import { heldIn, type Memory, PROBED, settledMemoryOf } from '../support/memory-probe.js';
import { Player } from '../support/player.js';
import { RawStream } from '../support/raw-stream.js';
import { startGame } from '../support/running-game.js';

/** Streams of one person that stay open: the least limit. */
const STREAMS_OF_A_PERSON = 8;
const COUNTS = [200, 1_000];
const AT_ONCE = 16;
const MOST_TRIES = 10;
/** 5 MB, more than the buffers of a socket hold. */
const SAGA = { stories: 300, characters: 16_000 };
const KB = 1_024;
/** Limits, in kB of memory a stream. */
const MOST_KB = { idle: 60, blocked: 200 };

const inBatches = async <T>(count: number, make: (n: number) => Promise<T>): Promise<readonly T[]> => {
  const made: T[] = [];
  for (let n = 0; n < count; n += AT_ONCE)
    made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => make(n + i)))));
  return made;
};

const kbEach = (before: Memory, after: Memory, count: number) => ({
  rss: (after.rss - before.rss) / KB / count,
  heap: (heldIn(after) - heldIn(before)) / KB / count,
});

interface Row {
  readonly kind: 'idle' | 'blocked';
  readonly count: number;
  readonly each: ReturnType<typeof kbEach>;
  readonly left: number;
}

/** A busy game may ask to come again. */
const opened = async (player: Player, kind: Row['kind']): Promise<RawStream> => {
  for (let tries = 0; ; tries += 1) {
    const stream = await RawStream.open(player, kind === 'idle' ? {} : { lastEventId: '0' });
    if (stream.status === 200) return stream;
    stream.close();
    if (stream.status !== 503 || tries === MOST_TRIES) throw new Error(`a stream was refused: ${stream.text}`);
    await pause(1_000);
  }
};

const measure = async (game: App, players: readonly Player[], kind: Row['kind'], count: number): Promise<Row> => {
  const before = await settledMemoryOf(game);
  const streams = await inBatches(count, (n) => opened(players[n % players.length] as Player, kind));
  if (kind === 'idle') streams.forEach((stream) => stream.read());
  const open = await settledMemoryOf(game);
  streams.forEach((stream) => stream.close());
  const after = await settledMemoryOf(game);
  return { kind, count, each: kbEach(before, open, count), left: after.rss / before.rss };
};

/**
 * What a stream costs the process: `idle` reads all it gets, `blocked` asks for a whole saga and reads nothing.
 */
export const streamsBench = async (url: string, print: (line: string) => void): Promise<boolean> => {
  const game = await startGame({ databaseUrl: url, env: { ...PROBED, MAX_CONNECTIONS_PER_ADDRESS: '5000' } });
  try {
    const players = await inBatches(Math.max(...COUNTS) / STREAMS_OF_A_PERSON, () => Player.begun(game.url));
    await lengthenSagas(
      url,
      players.map(({ sessionId }) => sessionId),
      SAGA,
    );
    // The first connections pay for code that stays.
    await measure(game, players, 'blocked', 50);
    let reached = true;
    for (const kind of ['idle', 'blocked'] as const)
      for (const count of COUNTS) {
        const { each, left } = await measure(game, players, kind, count);
        const holds = each.heap < MOST_KB[kind];
        reached &&= holds;
        print(
          `${count} ${kind} streams · ${each.heap.toFixed(0)} kB of heap and buffers and ${each.rss.toFixed(0)} kB of resident memory each · after they closed ${left.toFixed(2)} of the resident memory before · ${holds ? 'reached' : 'NOT reached'} (under ${MOST_KB[kind]} kB)`,
        );
      }
    return reached;
  } finally {
    await game.stop();
  }
};
