import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { proveSeal } from './archive-seal.js';
import { readArchive } from './read-archive.js';
import { writeArchive } from './write-archive.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (name: string): string => path.join(folder, name);
async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let n = 0; n < bytes.length; n += size) yield await Promise.resolve(bytes.subarray(n, n + size));
}
/** The file's parts, with a table's rows joined. */
const partsOf = async (file: string): Promise<readonly string[]> => {
  const parts: string[] = [];
  let rows = '';
  for await (const part of readArchive(file))
    if (part.kind === 'rows') rows += part.bytes.toString();
    else if (part.kind === 'line') parts.push(part.text);
    else {
      parts.push(rows);
      rows = '';
    }
  return parts;
};

/** A row as COPY writes it: a line that is never the end of rows. */
const row = fc.constantFrom('a\tb', '', '\\\\.', '.', '\\N\t\\\\x00', 'ü\t水', '\\\\n', 'x'.repeat(70_000));

it('what was written is read, wherever the bytes are cut apart, and any tool for gzip reads it', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(row, { maxLength: 5 }), { maxLength: 3 }), fc.nat(70), async (tables, size) => {
      const contents = tables.map((rows) => rows.map((one) => `${one}\n`).join(''));
      const text = `{"head":1}\n${contents.map((rows, n) => `{"table":"t${n}"}\n${rows}\\.\n`).join('')}{"manifest":1}\n`;
      const file = at(`archive-${run++}`);
      await writeArchive(file, inPieces(text, size * 997 + 1));
      await proveSeal(file);
      expect(await partsOf(file)).toEqual([
        '{"head":1}',
        ...contents.flatMap((rows, n) => [`{"table":"t${n}"}`, rows]),
        '{"manifest":1}',
      ]);
    }),
    { numRuns: 15 },
  );
});

it('ends as a gzip file ends', async () => {
  await writeArchive(at('a'), inPieces('{"head":1}\n', 5));
  expect(gunzipSync(await readFile(at('a'))).toString()).toBe('{"head":1}\n');
});

it('never writes over a file', async () => {
  await writeFile(at('a'), 'kept');
  await expect(writeArchive(at('a'), inPieces('new\n', 9))).rejects.toThrow(/a exists: a backup is never written over/);
});

it('leaves no file when its content fails', async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield Buffer.from('one\n');
    await Promise.reject(new Error('the database is gone'));
  }
  await expect(writeArchive(at('a'), failing())).rejects.toThrow('the database is gone');
  expect(await readdir(folder)).toEqual([]);
});

it('names the file that can not be written', async () => {
  await expect(writeArchive(at('none/a'), inPieces('x\n', 2))).rejects.toThrow(/none\/a can't be written: /);
});
