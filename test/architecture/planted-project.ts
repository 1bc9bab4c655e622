import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface PlantedProject {
  /** Runs a tool of node_modules/.bin in the project. @returns what it printed, whatever its exit code */
  run(tool: string, args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Creates a small project with the repository's rules and these files (path to content). */
export const plantProject = async (files: Readonly<Record<string, string>>): Promise<PlantedProject> => {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.cache/planted-'));
  for (const name of [
    'package.json',
    'tsconfig.json',
    'eslint.config.js',
    '.oxlintrc.json',
    '.dependency-cruiser.js',
  ]) {
    await copyFile(path.join(root, name), path.join(folder, name));
  }
  // A repository of its own: the outer one ignores .cache, and oxlint with it.
  await mkdir(path.join(folder, '.git'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return {
    run: (tool, args) => runTool(tool, args, folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** Runs a tool of node_modules/.bin; callers read its findings from its output, not from its exit code. */
export const runTool = (tool: string, args: readonly string[], cwd = root): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin', tool),
      args,
      { cwd, maxBuffer: 256 << 20 },
      (_error, stdout, stderr) => resolve(stdout || stderr),
    );
  });
