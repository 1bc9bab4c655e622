import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#backend/platform/files/error-code.js';

/** A person who asked to be erased. */
export interface RequestedErasure {
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
}

const LINE = /^(\S+) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/**
 * The erasures as a file in DATA_DIR, a line each, beside the keys and outside the database: a backup of the database
 * that is restored brings erased people back, and this list erases them again (docs/keys.md).
 */
export class ErasureFile {
  private readonly path: string;

  constructor(dataDir: string) {
    this.path = path.join(dataDir, 'erasures');
  }

  /** Resolves once the lines are on the disk. A line that was cut by a crash stays a line of its own. */
  async add(erasures: readonly RequestedErasure[]): Promise<void> {
    if (erasures.length === 0) return;
    const file = await open(this.path, 'a', 0o600);
    try {
      await file.appendFile(erasures.map(({ userId, requestedAt }) => `\n${userId} ${requestedAt}\n`).join(''));
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** Without what is no line of ours. */
  async read(): Promise<readonly RequestedErasure[]> {
    const text = await readFile(this.path, 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap((line) => {
      const [, userId, requestedAt] = LINE.exec(line) ?? [];
      return userId && requestedAt ? [{ userId, requestedAt }] : [];
    });
  }
}
