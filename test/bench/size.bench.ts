import { createHash } from 'node:crypto';
import { FACTIONS } from '#game/model/world.js';
import { type ChoicesView } from '#contracts/session/views.js';
import { definitionOf, Player } from '../support/player.js';
import { startGame } from '../support/running-game.js';
import { processorTimes } from './processor-time.js';
import { printGrowth } from './size-print.js';
import { growthSince, sizesNow, type Growth } from './size-report.js';

/** Short sagas and long ones: a long saga has a larger state, and more in each event. */
const LENGTHS = [30, 30, 30, 120] as const;
/** More than the turns need, since a saga may end early. They begin before the measurement, which counts no starts. */
const SAGAS = 68;
const WARM_UP = 4;
const AT_ONCE = 4;
const TURNS = 2_000;
const SEED = 'size';

interface Saga {
  readonly player: Player;
  readonly turns: number;
  readonly whim: (n: number) => number;
}

/** Numbers from 0 to 65,535 that follow from the seed. */
const whimOf =
  (seed: string) =>
  (n: number): number =>
    createHash('sha256').update(`${seed} ${n}`).digest().readUInt16BE(0);

const beginSaga = async (url: string, n: number): Promise<Saga> => {
  const faction = FACTIONS[n % FACTIONS.length] ?? 'vikings';
  const player = await Player.begun(url, 'forgiving', {
    worldSettings: { ...definitionOf().worldSettings, faction },
  });
  return { player, turns: LENGTHS[n % LENGTHS.length] ?? 0, whim: whimOf(`${SEED} ${n}`) };
};

type Next = Pick<ChoicesView, 'choices' | 'availableMovement' | 'gameOver'>;

/** Plays until the saga is over, or has had its turns, or no turn is left to take. */
const playSaga = async ({ player, turns, whim }: Saga, takeTurn: () => boolean): Promise<void> => {
  let next: Next = (await player.choices()).body;
  for (let n = 0; n < turns && !next.gameOver && takeTurn(); n += 1) {
    const { status, body } = await player.act(`size-${n}`, Player.next(next, whim(n)));
    if (status !== 200) throw new Error(JSON.stringify(body));
    next = body.response;
  }
};

/** Several at once, one saga after the other. @returns turns played: `most`, or less when all sagas are over */
const playAll = async (sagas: readonly Saga[], most: number): Promise<number> => {
  const waiting = [...sagas];
  let left = most;
  const playing = async (): Promise<void> => {
    for (let saga = waiting.shift(); saga; saga = waiting.shift()) await playSaga(saga, () => left-- > 0);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playing));
  return most - Math.max(0, left);
};

/** Plays seeded turns on a real server, and prints the bytes that a turn leaves on the disk and in the write-ahead log. */
export const sizeBench = async (url: string, print: (line: string) => void): Promise<Growth> => {
  const game = await startGame({ databaseUrl: url, env: { GUEST_TOKENS: '100000' } });
  try {
    const sagas: Saga[] = [];
    while (sagas.length < SAGAS) sagas.push(await beginSaga(game.url, sagas.length));
    // The first turns compile code and fill caches: they count neither as bytes nor as time.
    await playAll(sagas.splice(-WARM_UP), 40 * WARM_UP);
    const before = await sizesNow(url);
    const timesOf = await processorTimes(game.pid, url);
    const turns = await playAll(sagas, TURNS);
    const inMs = (ms: number): string => `${(ms / turns).toFixed(2)} ms`;
    const [ofGame, ofDatabase] = await timesOf();
    const growth = await growthSince(url, before, turns);
    printGrowth(growth, print);
    print(`processor time a turn: ${inMs(ofGame)} of the game, ${inMs(ofDatabase)} of its database`);
    return growth;
  } finally {
    await game.stop();
  }
};
