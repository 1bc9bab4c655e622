import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorCode, messageOf } from '../files/error-code.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version, as PG_VERSION in a cluster has it: '18'. */
  readonly major: string;
}

const platformPackage = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packageRoot = (name: string): string => {
  const require = createRequire(import.meta.url);
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..');
  } catch {
    throw new EmbeddedPostgresError(
      `No embedded Postgres for ${process.platform}-${process.arch} (package ${name}): set DATABASE_URL to a Postgres of your own`,
    );
  }
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The package makes its library links in an install script, which npm may be configured to skip. */
const layLinks = async (root: string): Promise<void> => {
  const list = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    await symlink(path.relative(path.dirname(target), source), path.join(root, target)).catch((error: unknown) => {
      if (errorCode(error) === 'EEXIST') return;
      throw new EmbeddedPostgresError(`Cannot make the library link ${path.join(root, target)}: ${messageOf(error)}`);
    });
  }
};

const majorOf = async (root: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version.split('.')[0] ?? '';
};

/** The PostgreSQL programs of this platform's npm package, ready to run. @throws EmbeddedPostgresError */
export const postgresBinaries = async (): Promise<PostgresBinaries> => {
  const root = packageRoot(platformPackage());
  await layLinks(root);
  const program = (name: string): string =>
    path.join(root, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), major: await majorOf(root) };
};
