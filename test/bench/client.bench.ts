import { setTimeout as pause } from 'node:timers/promises';
import { Player } from '../support/player.js';
import { startGame } from '../support/running-game.js';
import { rawBytes, sentBytes } from './client-bytes.js';
import { ask, playStep, type Step, STEPS } from './client-steps.js';
import { type DevTools, openDevTools, type Page, type TraceEvent } from './devtools.js';
import { median } from './median.js';

const ROUNDS = 3;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const SLOWED = 4;
/** After this many milliseconds nothing of a step is left to do. */
const SETTLED_MS = 4_000;

/** Milliseconds of processor time of the longest task of a page's main thread. */
const longest = (events: readonly TraceEvent[]): number => {
  const mains = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1_000), 0);
};

/** A task of fixed work, to measure the others by. */
const CALIBRATION = '(() => { let x = 0; for (let i = 1; i < 2e6; i += 1) x += Math.sqrt(i) % 3; return x })()';

const openPhone = async (browser: DevTools): Promise<Page> => {
  const page = await browser.open();
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', PHONE);
  return page;
};

interface Round {
  readonly loop: number;
  readonly tasks: Readonly<Record<Step, number>>;
}
const round = async (browser: DevTools, player: Player): Promise<Round> => {
  const page = await openPhone(browser);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await ask(page, CALIBRATION);
  const loop = longest(await browser.trace(() => ask(page, CALIBRATION)));
  const tasks: Partial<Record<Step, number>> = {};
  for (const step of STEPS)
    tasks[step] = longest(
      await browser.trace(async () => {
        await playStep[step](page, player);
        await pause(SETTLED_MS);
      }),
    );
  await page.close();
  return { loop, tasks: tasks as Record<Step, number> };
};

const scriptsOf = async (browser: DevTools, player: Player, steps: readonly Step[]): Promise<number> => {
  const page = await openPhone(browser);
  // Nothing is loaded ahead for a reader who saves data.
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
  });
  for (const step of steps) await playStep[step](page, player);
  await pause(SETTLED_MS);
  const names = (await ask(
    page,
    `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`,
  )) as readonly string[];
  await page.close();
  const sizes = await Promise.all([...new Set(names)].map(sentBytes));
  return sizes.reduce((all, bytes) => all + bytes, 0);
};

/**
 * Compares the client's scripts with React and React DOM alone, and the longest tasks of a phone's page, slowed four
 * times, with a loop of fixed work in the same page. Its worker's scripts are not counted.
 */
export const clientBench = async (databaseUrl: string, print: (line: string) => void): Promise<void> => {
  const game = await startGame({ databaseUrl, env: { GUEST_TOKENS: 'unlimited' } });
  const browser = await openDevTools();
  try {
    const player = await Player.begun(game.url);
    const raw = await rawBytes();
    print(`scripts, compressed, against React and React DOM alone (${(raw / 1_000).toFixed(1)} kB)`);
    for (const [name, steps] of [
      ['first page, drawn', ['start']],
      ['play with its map', ['play', 'map']],
    ] as const) {
      const bytes = await scriptsOf(browser, player, steps);
      print(
        `${name.padEnd(20)}${(bytes / 1_000).toFixed(1).padStart(8)} kB${(bytes / raw).toFixed(2).padStart(8)} times`,
      );
    }
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await round(browser, player));
    const loop = median(rounds.map((each) => each.loop));
    print(`\nlongest tasks, slowed ${SLOWED} times, against a loop in the same page (${loop.toFixed(0)} ms)`);
    for (const step of STEPS) {
      const ms = median(rounds.map(({ tasks }) => tasks[step]));
      const ratio = median(rounds.map((each) => each.tasks[step] / each.loop));
      print(`${step.padEnd(20)}${ms.toFixed(0).padStart(8)} ms${ratio.toFixed(2).padStart(8)} loops`);
    }
    print('');
  } finally {
    await browser.close();
    await game.stop();
  }
};
