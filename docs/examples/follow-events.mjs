/**
 * Reads every event of a game, goes on where it stopped, and asks again every five seconds. Node 20 or newer.
 * GAME=https://play.example.com KEY=ssk_… node follow-events.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const { GAME, KEY, CURSOR_FILE = 'cursor.txt', ONCE } = process.env;

/** An event may come twice: what is done with it must be safe to do again, or remember its id. */
const handle = ({ sequence, type, subject }) => console.log(sequence, type, subject);

let cursor = await readFile(CURSOR_FILE, 'utf8').catch(() => '');
for (;;) {
  const url = `${GAME}/api/integrations/events?limit=500${cursor && `&after=${cursor}`}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${KEY}` } });
  if (response.status === 429) {
    await pause(Number(response.headers.get('retry-after') ?? 5) * 1000);
    continue;
  }
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const events = await response.json();
  for (const event of events) {
    await handle(event);
    cursor = event.cursor;
  }
  // After the work, never before it.
  await writeFile(CURSOR_FILE, cursor);
  if (events.length > 0) continue;
  if (ONCE) break;
  await pause(5000);
}
