import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Id of the automatic save that every session has: a UUID (version 8) that follows from the session's id. */
export const autoSaveId = (sessionId: string): string => {
  const hash = sha256(utf8ToBytes(`automatic save of ${sessionId}`)).slice(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return bytesToHex(hash).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Name of the automatic save; no person typed it. */
export const AUTO_SAVE_NAME = 'Latest leaf';
