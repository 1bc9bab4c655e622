import { transformFile } from '@swc/core';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

const isSource = (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\.d\.ts$/.test(file);

const sourcesBelow = async (folder) => {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
};

const compileFile = async (source) => {
  const target = path.join(root, 'dist', source.replace(/\.tsx?$/, '.js'));
  const options = { cwd: root, sourceFileName: path.relative(path.dirname(target), path.join(root, source)) };
  const { code, map } = await transformFile(path.join(root, source), options);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map`);
  await writeFile(`${target}.map`, map);
};

/**
 * Compiles the TypeScript of these folders into dist/, without specs, by the options of .swcrc; older output is
 * removed.
 */
export const compile = async (...folders) => {
  for (const folder of folders) await rm(path.join(root, 'dist', folder), { recursive: true, force: true });
  const sources = (await Promise.all(folders.map(sourcesBelow))).flat();
  await Promise.all(sources.map(compileFile));
};
