import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { close, runJest } from './lib/run-jest.mjs';
import { orFail, root, say } from './lib/run.mjs';
import { sayWhatIsMissing } from './lib/servers.mjs';

const COUNTS = JSON.parse(await readFile(path.join(root, 'test/support/faults/fault-counts.json'), 'utf8'));
const USAGE = `npm run test:faults -- [options] [part of a file's path …]

  --part <n>/<of>      one part of the files only; all parts together are the whole
  --seed <number>      the seed that a failed run has printed
  --list               the files that would run
${Object.entries(COUNTS)
  .map(([name, { count, what }]) => `  ${`--${name} <n>`.padEnd(20)} ${what} (${count})`)
  .join('\n')}`;

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};
const read = () => {
  const options = Object.fromEntries(Object.keys(COUNTS).map((name) => [name, { type: 'string' }]));
  const flags = {
    part: { type: 'string' },
    seed: { type: 'string' },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  };
  try {
    return parseArgs({ options: { ...options, ...flags }, allowPositionals: true });
  } catch (error) {
    return fail(`${error.message}\n\n${USAGE}`);
  }
};

const numberOf = (name, text) =>
  /^\d+$/.test(text) ? Number(text) : fail(`--${name} takes a whole number, not '${text}'`);
const countsIn = (values) =>
  Object.fromEntries(
    Object.keys(COUNTS)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, numberOf(name, values[name])]),
  );

const filesNow = async () => {
  const folders = ['backend/src', 'test'];
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((file) => path.posix.join(folder, file)),
    ),
  );
  return found
    .flat()
    .filter((file) => file.endsWith('.fault.spec.ts'))
    .sort();
};
/** Deals the files one by one, so that neighbours, which are alike, fall into different parts. */
const dealt = (files, text) => {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!part || Number(part) < 1 || Number(part) > Number(of))
    return fail(`--part takes n/of, as in 3/8, not '${text}'`);
  return files.filter((_, i) => i % Number(of) === Number(part) - 1);
};
const chosen = async ({ values: { part }, positionals }) => {
  const named = (await filesNow()).filter(
    (file) => positionals.length === 0 || positionals.some((text) => file.includes(text)),
  );
  return part === undefined ? named : dealt(named, part);
};

followNpm();
const given = read();
const files = await chosen(given);
if (given.values.help) say(USAGE);
else if (given.values.list) say(files.join('\n'));
else if (files.length === 0) fail('No fault test has such a path');
else {
  await orFail(ensureInstalledForWork().then(() => ensureBuilt()));
  await rm(path.join(root, '.cache/reports/faults.json'), { force: true });
  say(`Fault tests, ${files.length} files`);
  const { seed } = given.values;
  const env = { ...(seed && { FAULT_SEED: seed }), FAULT_COUNTS: JSON.stringify(countsIn(given.values)) };
  // Kills and outages load both cores by themselves, and some of them are about time: one file at a time.
  const counts = await runJest(
    'faults',
    ['--selectProjects', 'faults', '--runInBand', '--runTestsByPath', ...files],
    env,
  );
  // Imported only here, since it imports a package, and packages are installed by now.
  const { default: stopTestServer } = await import('./lib/stop-test-server.mjs');
  await stopTestServer();
  sayWhatIsMissing();
  close([counts], say);
}
