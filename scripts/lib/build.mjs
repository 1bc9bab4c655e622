import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mustRun, root, say } from './run.mjs';

const VITE = 'node_modules/vite/bin/vite.js';

const filesBelow = async (folder) => {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const filesOf = async (source) => {
  const place = path.join(root, source);
  const isFile = await stat(place).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? [place] : filesBelow(source);
};

/** Names, sizes and times of a part's sources. */
const fingerprint = async (sources) => {
  const files = (await Promise.all(sources.map(filesOf))).flat();
  const lines = await Promise.all(
    files.sort().map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${path.relative(root, file)} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};

/** Compiler and bundler are packages: they are imported after the packages are installed. */
const compile = async (...folders) => (await import('./compile.mjs')).compile(...folders);
const buildServer = () => compile('backend', 'contracts', 'game', 'projections');
const buildBundle = async () => (await import('./bundle.mjs')).bundleServer();

/** Text is sent compressed: the build compresses it once, so that the server need not. */
const compressClient = async () => {
  const worth = (await filesBelow('dist/client')).filter((file) =>
    /\.(js|css|html|svg|json|txt|webmanifest)$/.test(file),
  );
  await Promise.all(
    worth.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < 1024) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
};

const buildClient = async () => {
  await mustRun('Building the client', VITE, ['build', '--config', 'frontend/vite.config.ts', '--logLevel', 'warn']);
  await compressClient();
};

const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json'];
const SERVER = [...COMMON, '.swcrc', 'backend', 'contracts', 'game', 'projections'];
const PARTS = [
  { name: 'server', sources: SERVER, build: buildServer },
  { name: 'bundle', sources: [...SERVER, 'scripts/lib/bundle.mjs'], build: buildBundle },
  { name: 'client', sources: [...COMMON, 'frontend', 'contracts', 'game'], build: buildClient },
];

const stampOf = (name) => path.join(root, 'dist', `.${name}.stamp`);

/**
 * The stamp is taken before the build and written after it: after a change during the build, or an interrupted build,
 * the next start builds again.
 */
const buildPart = async ({ name, sources, build }, force) => {
  const wanted = await fingerprint(sources);
  const built = await readFile(stampOf(name), 'utf8').catch(() => '');
  if (built === wanted && !force) return;
  say(`Building the ${name}`);
  await rm(stampOf(name), { force: true });
  await build();
  await writeFile(stampOf(name), wanted);
};

/** Builds the parts of dist/ that are missing or older than their sources. */
export const ensureBuilt = async ({ force = false, parts = ['server', 'bundle', 'client'] } = {}) => {
  for (const part of PARTS.filter(({ name }) => parts.includes(name))) await buildPart(part, force);
};

/** The players of sagas in memory, into dist/test. */
export const buildSimulation = () => compile('test/simulation', 'test/content-validation');

/** The benches and their dependencies, into dist/test. */
export const buildBench = () => compile('test/bench', 'test/simulation', 'test/content-validation', 'test/support');

/** The player of a game with a real model, into dist/test. */
export const buildPlayWithModel = () => compile('test/play-with-model', 'test/reading-table', 'test/support');

/** The attacks and their dependencies, into dist/test. */
export const buildAttack = () => compile('test/attack', 'test/support');

/** The saga of many turns and its dependencies, into dist/test. */
export const buildSoak = () => compile('test/soak', 'test/support');

/** The leads that are brought to a stand-in of the CRM, and their dependencies, into dist/test. */
export const buildLeadTrial = () => compile('test/lead-trial', 'test/support');
