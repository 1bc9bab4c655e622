import { type GameUnderFire, GRANTED } from './game-under-fire.js';
import { StubbornPlayer } from './stubborn-player.js';

const PLAYERS = 8;
const TURNS = 12;
/** Many times the usual time: a player without an answer by then fails with the last answer and the game's output. */
const ANSWERED_MS = 180_000;

const play = async (player: StubbornPlayer): Promise<void> => {
  await player.begin();
  while (player.answered.length < TURNS && !player.over) await player.turn();
};

/**
 * Eight players take their turns while a server of the game's is out. All are answered, nothing is lost or doubled, and
 * the game goes on without help.
 */
export const playThrough = async (game: GameUnderFire, outage: () => Promise<void>): Promise<void> => {
  // Also after a failure: no player continues in the next test's game.
  const over = new AbortController();
  const players = Array.from({ length: PLAYERS }, () => new StubbornPlayer(() => game.url, over.signal));
  const late = setTimeout(() => over.abort(), ANSWERED_MS);
  await Promise.race([game.staysUp(over.signal), Promise.all([outage(), ...players.map(play)])])
    .catch((error: unknown) => {
      throw new Error(`${String(error)}\n${game.lastWords}`, { cause: error });
    })
    .finally(() => {
      clearTimeout(late);
      over.abort();
    });
  for (const player of players) await player.expectWhole(GRANTED);
  await game.expectRebuildsEqual();
};
