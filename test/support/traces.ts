import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every row of every table of the database, as text; of the log, what its store reads. */
const rowsOf = async (db: pg.Client): Promise<readonly (readonly [place: string, text: string])[]> => {
  const { rows } = await db.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: (readonly [string, string])[] = [];
  for (const { schema, name } of rows) {
    const table = `${quoted(schema)}.${quoted(name)}`;
    const { rows: texts } = await db.query<{ text: string }>(`select t::text as text from ${table} t`);
    found.push([table, texts.map(({ text }) => text).join('\n')]);
  }
  return found;
};

const eventsOf = async (store: EventStore): Promise<string> => {
  const head = await store.head();
  let text = '';
  const signal = new AbortController();
  for await (const batch of store.subscribe({ after: null, signal: signal.signal })) {
    for (const { data, metadata } of batch) text += `${data}\n${metadata}\n`;
    if (head === null || (batch.at(-1)?.position ?? 0n) >= head) break;
  }
  signal.abort();
  return text;
};

const filesIn = async (folder: string): Promise<readonly (readonly [place: string, text: string])[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => [file, `${file}\n${await readFile(file, 'latin1')}`] as const));
};

export interface Places {
  readonly db: pg.Client;
  readonly store: EventStore;
  readonly dataDir: string;
  /** What the game has printed. */
  readonly printed: string;
}

/** Everything that the game keeps, as text by place. */
export const everythingIn = async ({ db, store, dataDir, printed }: Places): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...(await rowsOf(db)),
    ['the log', await eventsOf(store)],
    ...(await filesIn(dataDir)),
    ['what the game printed', printed],
  ]);

/** The places that hold one of these texts, in any case: '<place>: <text>'. */
export const tracesOf = (texts: readonly string[], everything: ReadonlyMap<string, string>): readonly string[] =>
  [...everything].flatMap(([place, content]) =>
    texts.filter((text) => content.toLowerCase().includes(text.toLowerCase())).map((text) => `${place}: ${text}`),
  );
