import pg from 'pg';
import { Devices } from '#backend/modules/account/devices/devices.js';
import { Passwords } from '#backend/modules/account/passwords/passwords.js';
import { TokenEpochs } from '#backend/modules/account/tokens/token-epochs.js';
import { TokenKeys } from '#backend/modules/account/tokens/token-keys.js';
import { Tokens } from '#backend/modules/account/tokens/tokens.js';
import { AccountHolder, PASSWORD } from '../support/account-holder.js';
import { Player } from '../support/player.js';
import { SECRETS, startGame } from '../support/running-game.js';
import { median } from './median.js';

const ROUNDS = 3;
const ROUND_MS = 2_000;
/** As many as hash at once, and some who wait. */
const CLIENTS = 6;
const TURNS = 60;
const CHECKS = 20_000;
const READS = 200;

type Work = () => Promise<unknown>;
const perSecond = async (work: Work): Promise<number> => {
  const begun = performance.now();
  let done = 0;
  const client = async (): Promise<void> => {
    for (; performance.now() - begun < ROUND_MS; done++) await work();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (done * 1_000) / (performance.now() - begun);
};
const msOf = async (times: number, work: Work): Promise<number> => {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return median(taken);
};

/** Logins beside bare hashes of the same cost, in turns. */
const logins = async (url: string, print: (line: string) => void): Promise<void> => {
  const [holder, passwords] = [await AccountHolder.registered(url), new Passwords()];
  const stored = await passwords.hash(PASSWORD);
  const rounds: { readonly hashes: number; readonly logins: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const hashes = await perSecond(() => passwords.matches(stored, PASSWORD));
    rounds.push({ hashes, logins: await perSecond(() => holder.elsewhere().logIn()) });
  }
  const [hashed, signedIn] = [median(rounds.map((one) => one.hashes)), median(rounds.map((one) => one.logins))];
  print(`${signedIn.toFixed(1)} logins a second beside ${hashed.toFixed(1)} bare hashes (Argon2id, 19 MiB, 2 passes)`);
};

/** The guard's check of a token: known for ten seconds, and read from the database, in parts of a turn. */
const guard = async (url: string, databaseUrl: string, print: (line: string) => void): Promise<void> => {
  const player = await Player.begun(url, 'forgiving');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const keys = new TokenKeys({ signing: SECRETS.JWT_SECRET, old: [] });
  const tokens = new Tokens(keys, new Devices(pool), new TokenEpochs(pool));
  let turn = 0;
  const turnMs = await msOf(TURNS, async () =>
    player.act(`bench-${turn}`, Player.next((await player.choices()).body, turn++)),
  );
  const readMs = await msOf(READS, () => {
    tokens.forget(player.userId);
    return tokens.principalOf(player.token);
  });
  const begun = performance.now();
  for (let n = 0; n < CHECKS; n++) await tokens.principalOf(player.token);
  const knownMs = (performance.now() - begun) / CHECKS;
  const part = (ms: number): string => `${((100 * ms) / turnMs).toFixed(2)} % of a turn`;
  print(`the guard takes ${(knownMs * 1_000).toFixed(1)} µs, ${part(knownMs)}; once in ten seconds ${part(readMs)}`);
  await pool.end();
};

/** What a login costs, and that a turn's cost does not grow by the guard. */
export const authBench = async (url: string, print: (line: string) => void): Promise<void> => {
  const env = { GUEST_TOKENS: 'unlimited', LOG_LEVEL: 'warn' };
  const game = await startGame({ databaseUrl: url, env });
  try {
    await logins(game.url, print);
    await guard(game.url, url, print);
  } finally {
    await game.stop();
  }
};
