import { eventually } from '../support/eventually.js';
import { type GameUnderFire } from '../support/game-under-fire.js';

/** Runs in the game under test: a signal makes it collect its garbage twice, and print what it still holds. */
const HOOK = `
import v8 from 'node:v8'; import vm from 'node:vm';
process.on('SIGUSR2', () => {
  v8.setFlagsFromString('--expose-gc');
  const gc = vm.runInNewContext('gc');
  gc();
  setTimeout(() => { gc(); const { heapUsed, external } = process.memoryUsage();
    process.stdout.write('HELD ' + Date.now() + ' ' + (heapUsed + external) + '\\n'); }, 200);
});`;

/** For NODE_OPTIONS of the game. */
export const MEMORY_ON_SIGNAL = `--import data:text/javascript,${encodeURIComponent(HOOK)}`;

/** Bytes that the game holds after a collection of its garbage: heap, and buffers outside of it. */
export const heldBytes = async (game: GameUnderFire): Promise<number> => {
  const asked = Date.now();
  let held = 0;
  process.kill(game.pid, 'SIGUSR2');
  await eventually(() => {
    const [, at = '0', bytes = '0'] = [...game.lastWords.matchAll(/HELD (\d+) (\d+)/g)].at(-1) ?? [];
    if (Number(at) < asked) throw new Error('the game has not told what it holds');
    held = Number(bytes);
  }, 20_000);
  return held;
};
