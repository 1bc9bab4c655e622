import { RawConnection } from '../../support/raw-http.js';
import { Player } from '../../support/player.js';
import { type Attack, scaled } from '../attack.js';
import { inParallel } from '../in-parallel.js';
import { problemUnless } from '../judge.js';
import { send } from '../send.js';

const UPLOADS = 300;

/** Uploads that their client breaks off in the middle; the game still answers after each ten. */
export const brokenUploads: Attack = {
  name: 'uploads broken off',
  env: { RATE_LIMIT: 'off' },
  run: async ({ url, share }, tally) => {
    const { token } = await Player.begun(url);
    const head = [
      'POST /api/actions HTTP/1.1',
      'Host: attack',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      'Content-Length: 5000',
    ];
    await inParallel(Array.from({ length: scaled(UPLOADS, share) }), 10, async (_, n) => {
      const connection = await RawConnection.open(url);
      connection.write(...head, '', '{"action":"');
      connection.socket[n % 2 === 0 ? 'destroy' : 'resetAndDestroy']();
      if (n % 10 === 0) tally.count(problemUnless(await send(url, { path: '/api/auth/me', token }), [200]));
      else tally.count(null);
    });
  },
};
