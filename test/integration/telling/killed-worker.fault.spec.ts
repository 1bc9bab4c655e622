import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { startGameDatabase } from '../../support/postgres.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { startGame } from '../../support/running-game.js';

it('a saga is told once by two workers, and on when one of them is killed', async () => {
  const database = await startGameDatabase();
  const env = { NARRATION: 'job', GUEST_TOKENS: '1000' };
  const start = (main: 'api' | 'projector' | 'worker'): Promise<App> =>
    startGame({ databaseUrl: database.url, main, env });
  const [api, projector, worker, second] = await Promise.all([
    start('api'),
    start('projector'),
    start('worker'),
    start('worker'),
  ]);
  const player = await Player.begun(api.url, 'forgiving');
  const turns = async (from: number, to: number): Promise<void> => {
    for (let turn = from; turn <= to; turn++)
      expect((await player.act(`key-${turn}`, Player.next((await player.choices()).body, turn))).status).toBe(200);
  };
  const told = async (): Promise<readonly number[]> =>
    (await recordedEvents(database.url))
      .filter(({ type, stream }) => type === 'TurnNarrated' && stream === `session-${player.sessionId}`)
      .map(({ data }) => (JSON.parse(data) as { readonly turn: number }).turn);
  await turns(1, 3);
  await second.kill();
  await turns(4, 6);
  await eventually(async () => expect(await told()).toEqual([0, 1, 2, 3, 4, 5, 6]), 20_000);
  for (const game of [api, worker, projector]) expect(await game.stop()).toBe(0);
  await database.stop();
}, 120_000);
