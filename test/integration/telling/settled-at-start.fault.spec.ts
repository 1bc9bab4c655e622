import { rm } from 'node:fs/promises';
import { startApp } from '../../support/app.js';
import { Player } from '../../support/player.js';

describe('a game on one machine that died between payment and turn', () => {
  it('has given the token back before anybody can ask, and the saga is where it was', async () => {
    const env = { GUEST_TOKENS: '7' };
    const dying = await startApp({ env: { ...env, FAULT_KILL_AT: 'turn:paid#4' } });
    const { dataDir } = dying;
    const player = await Player.begun(dying.url);
    for (const n of [1, 2, 3])
      expect((await player.act(`t${n}`, Player.next((await player.choices()).body, n))).status).toBe(200);
    const seen = async () => [(await player.stories()).body, (await player.choices()).body];
    const before = await seen();
    const { body: choices } = await player.choices();
    await expect(player.act('lost', Player.next(choices))).rejects.toThrow();

    const game = await startApp({ env, dataDir });
    player.url = game.url;
    expect(await player.tokens()).toBe(4);
    expect(await seen()).toEqual(before);
    const { status, body } = await player.act('lost', Player.next(choices));
    expect([status, body.code]).toEqual([409, 'TURN_WAS_ABANDONED']);
    expect((await player.act('new', Player.next(choices))).status).toBe(200);
    expect(await player.tokens()).toBe(3);
    await game.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 120_000);
});
