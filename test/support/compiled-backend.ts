import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const imports = {
  '#contracts/*': './contracts/*',
  '#projections/*': './projections/*',
  '#backend/*': './backend/src/*',
  '#test/*': './test/*',
};

export interface CompiledBackend {
  /** Laid out like the sources: `<folder>/backend/src/platform/…`. */
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Parts of the backend and of the tests' support, compiled for tests that run them by themselves, in processes to be killed.
 * About a second.
 */
export const compileBackend = async (): Promise<CompiledBackend> => {
  const folder = path.join(root, '.cache', `compiled-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
  const args = [
    'backend',
    'contracts',
    'projections',
    'test/support',
    '-d',
    folder,
    '--ignore',
    '**/*.spec.ts',
    '--quiet',
  ];
  await promisify(execFile)(path.join(root, 'node_modules/.bin/swc'), args, { cwd: root });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
