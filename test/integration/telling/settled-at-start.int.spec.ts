import { rm } from 'node:fs/promises';
import { startApp } from '../../support/app.js';
import { Player } from '../../support/player.js';

describe('a game on one machine that died between payment and turn', () => {
  it('has given the token back before anybody can ask', async () => {
    const env = { GUEST_TOKENS: '7' };
    const dying = await startApp({ env: { ...env, FAULT_KILL_AT: 'turn:paid' } });
    const { dataDir } = dying;
    const player = await Player.begun(dying.url);
    const { body: choices } = await player.choices();
    await expect(player.act('lost', Player.next(choices))).rejects.toThrow();

    const game = await startApp({ env, dataDir });
    player.url = game.url;
    expect(await player.tokens()).toBe(7);
    const { status, body } = await player.act('lost', Player.next(choices));
    expect([status, body.code]).toEqual([409, 'TURN_WAS_ABANDONED']);
    expect((await player.act('new', Player.next(choices))).status).toBe(200);
    expect(await player.tokens()).toBe(6);
    await game.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 120_000);
});
