import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Files of the repository in these folders, also those not added yet; paths from its root. */
export const filesIn = (...places: readonly string[]): readonly string[] => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...places];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 16_000_000 });
  return listed.split('\n').filter((file) => file !== '' && isThere(file));
};

/** @param file a path from the root */
export const isThere = (file: string): boolean => existsSync(path.join(ROOT, file));
export const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
