import { type Random } from '#backend/platform/random/random.js';

const BYTES = 32;

/** One that nobody knows: its hash alone is kept. */
export const unknownPassword = (random: Random): string => random.bytes(BYTES).toString('base64url');
