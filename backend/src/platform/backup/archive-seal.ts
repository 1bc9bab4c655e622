import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BackupError } from './archive-format.js';

/** An empty member of a gzip file: flags say that a comment follows (RFC 1952). */
const MEMBER = Buffer.from('1f8b08100000000000ff', 'hex');
const NOTHING = Buffer.from('0003000000000000000000', 'hex');
const HEX_OF_SHA256 = 64;
const SEAL_BYTES = MEMBER.length + HEX_OF_SHA256 + NOTHING.length;

/** The last bytes of a backup: the SHA-256 of all bytes before, where every tool for gzip reads past it. */
export const sealOf = (sha256: string): Buffer => Buffer.concat([MEMBER, Buffer.from(sha256), NOTHING]);

const readFrom = async (file: string, from: number, to: number, each: (chunk: Buffer) => void): Promise<void> => {
  if (to < from) return;
  for await (const chunk of createReadStream(file, { start: from, end: to })) each(chunk as Buffer);
};

/** Nobody has cut or changed the file since it was made. @returns its SHA-256 @throws BackupError */
export const proveSeal = async (file: string): Promise<string> => {
  const { size } = await stat(file);
  const edge = Math.max(0, size - SEAL_BYTES);
  const seal: Buffer[] = [];
  await readFrom(file, edge, size - 1, (chunk) => seal.push(chunk));
  const found = Buffer.concat(seal);
  if (!found.subarray(0, MEMBER.length).equals(MEMBER) || !found.subarray(-NOTHING.length).equals(NOTHING))
    throw new BackupError(`${file} is no whole backup: its end is missing`);
  const hash = createHash('sha256');
  await readFrom(file, 0, edge - 1, (chunk) => hash.update(chunk));
  const sha256 = hash.digest('hex');
  if (!found.equals(sealOf(sha256)))
    throw new BackupError(`${file} was changed since it was made: its checksum differs`);
  return sha256;
};
