import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from './planted-project.js';

const root = path.resolve(import.meta.dirname, '../..');

/** Compiles planted files with the repository's compiler options, together with the repository's files. */
const tsconfig = {
  extends: path.join(root, 'tsconfig.json'),
  compilerOptions: {
    types: [],
    paths: Object.fromEntries(
      Object.entries({ contracts: 'contracts', game: 'game', projections: 'projections' }).map(([alias, folder]) => [
        `#${alias}/*`,
        [path.join(root, folder, '*')],
      ]),
    ),
  },
  include: ['./*.ts'],
};

/** The compiler's errors by planted file, from one run. Other files must compile. */
export const compilePlanted = async (
  files: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.cache/planted-types-'));
  try {
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    return errorsByFile(await runTool('tsc', ['--noEmit', '--pretty', 'false', '-p', folder], folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** An error is one line `file(line,column): error …`, followed by indented lines that explain it. */
const errorsByFile = (output: string): Readonly<Record<string, string>> => {
  const errors: Record<string, string> = {};
  let file = '';
  for (const line of output.split('\n')) {
    const [, named] = /^(\S[^(]*)\(\d+,\d+\): error /.exec(line) ?? [];
    file = named ?? file;
    if (line !== '') errors[file] = `${errors[file] ?? ''}${line}\n`;
  }
  return errors;
};
