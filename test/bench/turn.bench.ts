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
/** Until about here the process compiles what turns call, on threads that share the processors with them. */
const COMPILED_TURNS = 5_000;

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

interface Contest {
  readonly narration: TurnBenchRow['narration'];
  readonly inserts: readonly (() => Promise<unknown>)[];
  readonly players: readonly TurnPlayer[];
}

const play = ({ players }: Contest, ms: number) =>
  runFor(
    ms,
    players.map((player) => () => player.turn()),
  );

const playUntilCompiled = async ({ players }: Contest): Promise<void> => {
  for (const player of players) await player.stockUp();
  let left = COMPILED_TURNS;
  await Promise.all(
    players.map(async (player) => {
      while (left-- > 0) await player.turn();
    }),
  );
};

const measured = async (contest: Contest): Promise<TurnBenchRow> => {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const player of contest.players) await player.stockUp();
    const bare = await runFor(ROUND_MS / 2, contest.inserts);
    const turns = await play(contest, ROUND_MS);
    rounds.push({ ratio: bare.perSecond / turns.perSecond, turns });
  }
  const at = (share: number) =>
    median(rounds.map(({ turns }) => turns.latencies[Math.floor(turns.latencies.length * share)] ?? 0));
  const inserts = median(rounds.map(({ ratio }) => ratio));
  return {
    narration: contest.narration,
    turnsPerSecond: median(rounds.map(({ turns }) => turns.perSecond)),
    inserts,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    reached: inserts <= MOST_INSERTS,
  };
};

/**
 * Compares whole turns over HTTP by 32 players (auth, decision, wallet, narration, projections, response) with bare inserts,
 * of a game that has just started, and of the same game later. @returns the first
 */
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
  const contest = { narration, inserts: inserts.appends, players };
  try {
    await play(contest, WARM_UP_MS);
    const row = await measured(contest);
    print(`${lineOf(row)} · just started`);
    await playUntilCompiled(contest);
    print(`${lineOf(await measured(contest))} · after ${COMPILED_TURNS} more turns`);
    return row;
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
