import pg from 'pg';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { newApiKey } from '../support/api-key.js';
import { appendSagas } from '../support/played-log.js';
import { startGame } from '../support/running-game.js';
import { median } from './median.js';

const SAGAS = 200;
const TURNS = 25;
const PAGE = 1_000;
const ROUNDS = 3;
const RAW = `select position, stream, revision, id, type, version, data, metadata, packed
  from events where position > $1 order by position limit ${PAGE}`;

/** Reads everything. @returns how many events */
type Reading = () => Promise<number>;

const rawly =
  (db: pg.Client): Reading =>
  async () => {
    let [count, after] = [0, '0'];
    for (;;) {
      const { rows } = await db.query<{ position: string }>({ name: 'raw', text: RAW, values: [after] });
      count += rows.length;
      after = rows.at(-1)?.position ?? after;
      if (rows.length < PAGE) return count;
    }
  };

const byFeed =
  (url: string, key: string): Reading =>
  async () => {
    let [count, after] = [0, ''];
    for (;;) {
      const query = `limit=${PAGE}${after && `&after=${after}`}`;
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${url}/api/integrations/events?${query}`, { headers });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      const events = (await response.json()) as readonly CloudEvent[];
      count += events.length;
      after = events.at(-1)?.cursor ?? after;
      if (events.length < PAGE) return count;
    }
  };

const rateOf = async (read: Reading): Promise<number> => {
  const begun = performance.now();
  return ((await read()) * 1_000) / (performance.now() - begun);
};
const thousands = (perSecond: number): string => `${(perSecond / 1_000).toFixed(1)}k events/s`;

/** The feed over HTTP, in pages of 1,000, and the log's table as a client of Postgres reads it: in turns, in one run. */
export const feedBench = async (url: string, print: (line: string) => void): Promise<{ readonly ratio: number }> => {
  const game = await startGame({ databaseUrl: url, main: 'api' });
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const events = await appendSagas(url, { sagas: SAGAS, turns: TURNS });
    const [raw, feed] = [rawly(db), byFeed(game.url, await newApiKey(url, ['events:read']))];
    await Promise.all([raw(), feed()]);
    const rounds: { raw: number; feed: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ raw: await rateOf(raw), feed: await rateOf(feed) });
    const ratio = median(rounds.map((round) => round.feed / round.raw));
    const [ofRaw, ofFeed] = [median(rounds.map((round) => round.raw)), median(rounds.map((round) => round.feed))];
    print(
      `feed of ${events} events · over HTTP ${thousands(ofFeed)} · the table raw ${thousands(ofRaw)} · ratio ${ratio.toFixed(2)}`,
    );
    return { ratio };
  } finally {
    await db.end();
    await game.stop();
  }
};
