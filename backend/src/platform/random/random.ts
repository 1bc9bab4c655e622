import { randomBytes, randomUUID } from 'node:crypto';

/** The one source of chance outside the keyed dice. */
export interface Random {
  /** Lower-case UUID v4. */
  uuid(): string;
  bytes(length: number): Buffer;
}
export const RANDOM = Symbol('Random');
export const systemRandom: Random = { uuid: () => randomUUID(), bytes: (length) => randomBytes(length) };
