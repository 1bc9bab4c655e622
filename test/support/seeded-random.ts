import { createHash } from 'node:crypto';
import { type Random } from '#backend/platform/random/random.js';

/** The same ids and bytes for the same seed, in the order in which they are asked for. */
export const seededRandom = (seed: string): Random => {
  let asked = 0;
  const bytes = (length: number): Buffer => {
    const blocks: Buffer[] = [];
    while (blocks.length * 32 < length) blocks.push(createHash('sha256').update(`${seed} ${asked++}`).digest());
    return Buffer.concat(blocks).subarray(0, length);
  };
  const uuid = (): string =>
    bytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  return { uuid, bytes };
};
