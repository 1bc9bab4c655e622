import { startTestDatabase } from '../support/postgres.js';
import { startGame } from '../support/running-game.js';
import { bareInserts } from './append-contenders.js';
import { median } from './median.js';
import { TurnPlayer } from './turn-players.js';

/** A whole turn may cost at most this many bare committed inserts of the same run; the aim is half. */
const MOST_INSERTS = 20;
const PLAYERS = 32;
const ROUNDS = 5;
const ROUND_MS = 2_000;
const WARM_UP_MS = 3_000;

interface Round {
  readonly ratio: number;
  readonly turns: { readonly perSecond: number; readonly latencies: readonly number[] };
}
export interface TurnBenchRow {
  readonly narration: 'inline' | 'job';
  readonly turnsPerSecond: number;
  /** The cost of one turn in bare committed inserts, median of the rounds. */
  readonly inserts: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly reached: boolean;
}

const runFor = async (
  ms: number,
  work: readonly (() => Promise<unknown>)[],
): Promise<{ readonly perSecond: number; readonly latencies: readonly number[] }> => {
  const started = performance.now();
  const latencies: number[] = [];
  await Promise.all(
    work.map(async (one) => {
      while (performance.now() - started < ms) {
        const before = performance.now();
        await one();
        latencies.push(performance.now() - before);
      }
    }),
  );
  return {
    perSecond: latencies.length / ((performance.now() - started) / 1_000),
    latencies: latencies.sort((a, b) => a - b),
  };
};

/** Compares whole turns over HTTP by 32 players (auth, decision, wallet, narration, projections, response) with bare inserts. */
export const turnBench = async (
  url: string,
  narration: TurnBenchRow['narration'],
  print: (line: string) => void,
): Promise<TurnBenchRow> => {
  const game = await startGame({
    databaseUrl: url,
    env: { GUEST_TOKENS: 'unlimited', LOG_LEVEL: 'warn', ...(narration === 'job' && { NARRATION: 'job' }) },
  });
  await bareInserts.prepare(url);
  const inserts = await bareInserts.open(url, PLAYERS);
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => TurnPlayer.begun(game.url)));
  try {
    await runFor(
      WARM_UP_MS,
      players.map((player) => () => player.turn()),
    );
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const player of players) await player.stockUp();
      const bare = await runFor(ROUND_MS / 2, inserts.appends);
      const turns = await runFor(
        ROUND_MS,
        players.map((player) => () => player.turn()),
      );
      rounds.push({ ratio: bare.perSecond / turns.perSecond, turns });
    }
    const at = (share: number) =>
      median(rounds.map(({ turns }) => turns.latencies[Math.floor(turns.latencies.length * share)] ?? 0));
    const row = {
      narration,
      turnsPerSecond: median(rounds.map(({ turns }) => turns.perSecond)),
      inserts: median(rounds.map(({ ratio }) => ratio)),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
    };
    print(lineOf({ ...row, reached: row.inserts <= MOST_INSERTS }));
    return { ...row, reached: row.inserts <= MOST_INSERTS };
  } finally {
    for (const player of players) player.close();
    await inserts.close();
    await game.stop();
  }
};

const lineOf = ({ narration, turnsPerSecond, inserts, p50Ms, p99Ms, reached }: TurnBenchRow): string =>
  [
    `a turn, narration ${narration}, ${PLAYERS} players`,
    `${turnsPerSecond.toFixed(0)}/s`,
    `p50 ${p50Ms.toFixed(1)} ms`,
    `p99 ${p99Ms.toFixed(1)} ms`,
    `costs ${inserts.toFixed(1)} bare inserts`,
    `${reached ? 'reached' : 'NOT reached'} (at most ${MOST_INSERTS})`,
  ].join(' · ');

/** `node dist/test/bench/turn.bench.js [inline|job]` */
const runAlone = async (): Promise<void> => {
  const database = await startTestDatabase();
  try {
    const narration = process.argv[2] === 'job' ? 'job' : 'inline';
    await turnBench(database.url, narration, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await database.stop();
  }
};
if (import.meta.filename === process.argv[1]) await runAlone();
