import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { END_OF_ROWS } from './archive-format.js';

/** A line outside of rows; or whole rows, each with its end of line; or the end of a table's rows. */
export type ArchivePart =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'end of rows' };

const NEW_LINE = 10;
const END = Buffer.from(`${END_OF_ROWS}\n`);
const END_WITHIN = Buffer.from(`\n${END_OF_ROWS}\n`);

/** Where the line that ends the rows begins; -1: not in these bytes. */
const endOfRows = (bytes: Buffer): number => {
  if (bytes.subarray(0, END.length).equals(END)) return 0;
  const at = bytes.indexOf(END_WITHIN);
  return at === -1 ? -1 : at + 1;
};

/** Takes the file apart as its bytes arrive: a line that names a table is followed by the table's rows. */
class Parts {
  private rest: Buffer = Buffer.alloc(0);
  private inRows = false;

  *add(chunk: Buffer): Generator<ArchivePart> {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    for (;;) {
      const part = this.inRows ? this.rows() : this.line();
      if (part === null) return;
      if (part.kind !== 'rows' || part.bytes.length > 0) yield part;
    }
  }

  private line(): ArchivePart | null {
    const end = this.rest.indexOf(NEW_LINE);
    if (end === -1) return null;
    const text = this.take(end + 1).toString('utf8', 0, end);
    this.inRows = text.startsWith('{"table"');
    return { kind: 'line', text };
  }

  private rows(): ArchivePart | null {
    const end = endOfRows(this.rest);
    if (end === 0) {
      this.take(END.length);
      this.inRows = false;
      return { kind: 'end of rows' };
    }
    // What may be the beginning of the last line stays.
    const whole = end === -1 ? this.rest.lastIndexOf(NEW_LINE) + 1 : end;
    return whole === 0 ? null : { kind: 'rows', bytes: this.take(whole) };
  }

  private take(bytes: number): Buffer {
    const taken = this.rest.subarray(0, bytes);
    this.rest = this.rest.subarray(bytes);
    return taken;
  }
}

/** A backup from its beginning. Its seal was proved before. */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart, undefined> {
  const parts = new Parts();
  const plain = createGunzip();
  pipeline(createReadStream(file), plain, () => undefined);
  for await (const chunk of plain) yield* parts.add(chunk as Buffer);
}
