import { readFile } from 'node:fs/promises';
import { Player } from '../../support/player.js';
import { RawConnection } from '../../support/raw-http.js';
import { type Attack, scaled } from '../attack.js';
import { problemUnless } from '../judge.js';
import { send } from '../send.js';

const STREAMS = 2_500;
const ODD_IDS = ['-1', '0', '99999999999999999999', 'NaN', '1.', '.1', '1.1.1', '%00', "' or 1=1", '9'.repeat(400)];
/** Far above what a bounded stream holds; one without a bound took 240 to 430 kB. */
const MOST_BYTES_A_STREAM = 100_000;

const residentBytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
};

const openUnread = async (player: Player): Promise<RawConnection | null> => {
  const connection = await RawConnection.open(player.url).catch(() => null);
  connection?.socket.pause();
  connection?.write(
    `GET /api/sessions/${player.sessionId}/events HTTP/1.1`,
    'Host: attack',
    `Authorization: Bearer ${player.token}`,
    'Last-Event-ID: 0',
    '',
    '',
  );
  return connection;
};

const STORIES = 20;
const played = async (url: string): Promise<Player> => {
  const player = await Player.begun(url, 'forgiving');
  for (let n = 0; n < STORIES; n++) await player.act(`story-${n}`, Player.next((await player.choices()).body, n));
  return player;
};

/** Streams of one guest that nobody reads, and places to resume from that never were. */
export const streamsWithoutReaders: Attack = {
  name: 'streams without readers',
  env: { RATE_LIMIT: 'off' },
  run: async ({ url, pid, share }, tally) => {
    const player = await played(url);
    const path = `/api/sessions/${player.sessionId}/events`;
    for (const id of ODD_IDS) {
      const connection = await RawConnection.open(url);
      const head = [`GET ${path} HTTP/1.1`, 'Host: a', `Authorization: Bearer ${player.token}`, `Last-Event-ID: ${id}`];
      await tally.check(`Last-Event-ID ${id.slice(0, 20)}`, () =>
        answeredWith(connection.write(...head, '', ''), [200, 400]),
      );
    }
    const before = await residentBytes(pid);
    const streams: (RawConnection | null)[] = [];
    for (let n = 0; n < scaled(STREAMS, share); n++) {
      streams.push(await openUnread(player));
      if (n % 50 === 0) tally.count(problemUnless(await send(url, { path: '/health/live' }), [200]));
    }
    const grown = (await residentBytes(pid)) - before;
    const each = Math.round(grown / streams.length);
    if (streams.length >= 200) tally.count(each < MOST_BYTES_A_STREAM ? null : `${each} bytes for each unread stream`);
    for (const stream of streams) stream?.socket.destroy();
    tally.count(problemUnless(await send(url, { path: '/api/auth/me', token: player.token }), [200]));
  },
};

/** Reads the status line alone: the stream goes on. */
const answeredWith = async (connection: RawConnection, statuses: readonly number[]): Promise<void> => {
  const status = await new Promise<number>((resolve) => {
    const look = (): void => {
      const found = /^HTTP\/1.1 (\d+)/.exec(connection.received);
      if (found || connection.isClosed) resolve(Number(found?.[1] ?? 0));
    };
    connection.socket.on('data', look);
    void connection.closed.then(look);
  });
  connection.socket.destroy();
  if (!statuses.includes(status)) throw new Error(`answered ${status}`);
};
