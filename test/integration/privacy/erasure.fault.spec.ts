import { LEAD_ERASURE_FAULT_POINTS, PRIVACY_FAULT_POINTS } from '#backend/platform/faults/fault-points.js';
import { eventually } from '../../support/eventually.js';
import { expectRebuildsEqual } from '../../support/game-under-fire.js';
import { GameWithTraces } from '../../support/game-with-traces.js';
import { Player } from '../../support/player.js';
import { tracesOf } from '../../support/traces.js';
import { ignored } from '#backend/shared/ignored.js';

let game: GameWithTraces;
beforeAll(async () => {
  game = await GameWithTraces.open();
}, 60_000);
afterAll(() => game.close(), 60_000);

/** Words that stand nowhere else, typed by one person. */
const wordsOf = (person: string): readonly [name: string, action: string, save: string] => [
  `Quillon ${person} Vexworth`,
  `I hum the zephyrbrook tune for ${person}`,
  `Wyrmgate at dusk, ${person}`,
];
const play = async (person: string): Promise<Player> => {
  const [name, action, saveName] = wordsOf(person);
  const player = await Player.begun(game.url, 'forgiving', { name });
  await player.act('one', { action, isCustomAction: true });
  const { sessionId, characterId } = player;
  await player.call('POST', '/api/saves/manual', { body: { sessionId, characterId, saveName } });
  const lead = { email: `${person}@example.org`, username: name, interests: [action] };
  expect((await player.call('POST', '/api/ghl/lead-capture', { body: lead })).status).toBe(200);
  await eventually(async () =>
    expect(await game.rows('select from leads where user_id = $1', [player.userId])).toHaveLength(1),
  );
  return player;
};
const at = (player: Player): Player => Object.assign(player, { url: game.url });
const isFinished = async ({ userId }: Player): Promise<boolean> => {
  const rows = await game.rows('select from erasures where user_id = $1 and finished_at is not null', [userId]);
  return rows.length === 1;
};
const tracesLeftOf = async (person: string): Promise<readonly string[]> =>
  tracesOf(wordsOf(person), await game.everything());
/** What the read models show of a person. */
const shown = async (player: Player): Promise<unknown> => {
  const { sessionId, characterId } = at(player);
  const paths = [`stories/${sessionId}`, `sessions/${sessionId}/world`, `characters/${characterId}`, 'auth/saves'];
  return Promise.all(paths.map(async (path) => (await player.call('GET', `/api/${path}`)).body));
};

it('leaves nothing of one person and all of another, however often it is killed, also where a backup is restored', async () => {
  await game.start();
  const [ann, bo] = [await play('Ann'), await play('Bo')];
  expect(await tracesLeftOf('Ann')).not.toEqual([]);
  const before = await shown(bo);
  await game.stop();
  const restore = await game.backUp();

  const [first, ...all] = PRIVACY_FAULT_POINTS.filter((point) => point.startsWith('erasure'));
  const later = all.flatMap((point) =>
    point === 'erasure:store-emptied' ? [...LEAD_ERASURE_FAULT_POINTS, point] : [point],
  );
  await game.start({ FAULT_KILL_AT: first ?? '' });
  await expect(at(ann).call('POST', '/api/user/delete', { body: {} })).rejects.toThrow();
  for (const point of later) {
    await game.gone;
    // The sweep may come to the line before the process counts as started.
    await game.start({ FAULT_KILL_AT: point }).catch(ignored.seenByItsOutcome);
  }
  await game.gone;
  await game.start();
  await eventually(async () => expect(await isFinished(ann)).toBe(true), 30_000);
  await eventually(async () => expect(await tracesLeftOf('Ann')).toEqual([]));
  expect((await at(ann).call('GET', '/api/auth/me')).status).toBe(401);
  expect(await shown(bo)).toEqual(before);
  await expectRebuildsEqual(game.databaseUrl);
  await game.stop();

  await restore();
  await game.start();
  await eventually(async () => expect(await isFinished(ann)).toBe(true), 30_000);
  await eventually(async () => expect(await tracesLeftOf('Ann')).toEqual([]));
  expect((await at(ann).call('GET', '/api/auth/me')).status).toBe(401);
  expect(await shown(bo)).toEqual(before);
}, 400_000);
