import { setTimeout as pause } from 'node:timers/promises';
import { type App } from './app.js';
import { eventually } from './eventually.js';

/** In bytes, after two full collections. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly arrayBuffers: number;
}

/** What the program holds: objects, and buffers outside of the heap. */
export const heldIn = ({ heapUsed, arrayBuffers }: Memory): number => heapUsed + arrayBuffers;

const PROBE = `
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');
// Off, because the first stack of an error would leave 70 MB of parsed source maps.
process.setSourceMapsEnabled(false);
let n = 0;
process.on('SIGUSR2', () => {
  gc();
  setImmediate(() => {
    gc();
    process.stdout.write('memory ' + n++ + ' ' + JSON.stringify(process.memoryUsage()) + '\\n');
  });
});`;

/** Environment for a game whose memory is measured by `memoryOf`. */
export const PROBED = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(PROBE)}` };

const measuresIn = (app: App): readonly Memory[] =>
  [...app.output().matchAll(/^memory \d+ (\{.*\})$/gm)].map(([, json = '{}']) => JSON.parse(json) as Memory);

/** The game's memory after a full collection. It must run in the environment `PROBED`. */
export const memoryOf = async (app: App): Promise<Memory> => {
  const before = measuresIn(app).length;
  process.kill(app.pid, 'SIGUSR2');
  let measured: Memory | undefined;
  await eventually(() => {
    measured = measuresIn(app)[before];
    if (!measured) throw new Error('the game has not measured its memory');
  }, 30_000);
  return measured as Memory;
};

const POLL_MS = 300;
const MOST_POLLS = 40;
const SAME_BYTES = 200 * 1_024;

/** The same, once two measures agree. */
export const settledMemoryOf = async (app: App): Promise<Memory> => {
  let last = await memoryOf(app);
  for (let n = 0; n < MOST_POLLS; n += 1) {
    await pause(POLL_MS);
    const now = await memoryOf(app);
    if (Math.abs(heldIn(now) - heldIn(last)) < SAME_BYTES) return now;
    last = now;
  }
  return last;
};
