import { setTimeout as pause } from 'node:timers/promises';
import { RawConnection } from '../../support/raw-http.js';
import { type Attack, scaled } from '../attack.js';

const UPLOADS = 400;
const BYTE_EVERY_MS = 2_000;
/** A body has 30 s; Node looks for late ones every 5 s, and a busy machine is given some more. */
const ENDED_WITHIN_MS = 60_000;

const HEAD = [
  'POST /api/characters HTTP/1.1',
  'Host: attack',
  'Content-Type: application/json',
  'Content-Length: 9000',
];

/** Sends one blank after the other. @returns null if the server ended it in time */
const slowUpload = async (url: string): Promise<string | null> => {
  const connection = await RawConnection.open(url).catch(() => null);
  if (!connection) return null;
  connection.write(...HEAD, '', '{');
  const drip = setInterval(() => connection.write(' '), BYTE_EVERY_MS);
  const isEnded = await Promise.race([connection.closed.then(() => true), pause(ENDED_WITHIN_MS, false)]);
  clearInterval(drip);
  connection.socket.destroy();
  return isEnded ? null : `a body without an end is still open after ${ENDED_WITHIN_MS / 1_000} s`;
};

/** Bodies without an end, a byte at a time, of people without a token. */
export const slowBodies: Attack = {
  name: 'bodies without an end',
  env: { RATE_LIMIT: 'off' },
  isPatient: true,
  run: async ({ url, share }, tally) => {
    const uploads = Array.from({ length: scaled(UPLOADS, share) }, () => slowUpload(url));
    for (const upload of uploads) tally.count(await upload);
  },
};
