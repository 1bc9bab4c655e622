import { gameInMemory } from '#test/support/game-in-memory.js';
import { REMEMBERED_PAYMENTS } from './domain/wallet.fold.js';

const payment = (commandId: string) => ({ userId: 'ann', sessionId: 's', commandId });
const withTokens = async (tokens: number) => {
  const game = gameInMemory({ tokens });
  await game.grant('ann');
  const balance = () => game.process().balanceOf('ann');
  return { ...game, balance };
};

describe('wallets', () => {
  it('report whether a token was taken', async () => {
    const { pay, giveBack, balance } = await withTokens(5);
    expect([await pay(payment('a')), await pay(payment('a')), await balance()]).toEqual(['paid', 'paid-before', 4]);
    await giveBack(payment('a'));
    expect([await pay(payment('a')), await balance()]).toEqual(['paid-before', 5]);
  });

  it('return a token once, also after later payments', async () => {
    const { pay, giveBack, process, balance } = await withTokens(REMEMBERED_PAYMENTS * 2);
    await pay(payment('old'));
    for (let n = 0; n < REMEMBERED_PAYMENTS; n++) await pay(payment(`c${n}`));
    const before = (await balance()) ?? 0;
    await Promise.all([giveBack(payment('old')), process().giveBack(payment('old'))]);
    await giveBack(payment('old'));
    expect(await balance()).toBe(before + 1);
    for (let n = 0; n < REMEMBERED_PAYMENTS - 1; n++) await pay(payment(`d${n}`));
    await giveBack(payment('old'));
    await giveBack(payment('never'));
    expect(await balance()).toBe(before + 2 - REMEMBERED_PAYMENTS);
  });

  it('wait until the read models show the grant', async () => {
    const { pay, giveBack, awaited, memory } = await withTokens(5);
    expect(awaited).toEqual([memory.recorded.at(-1)?.position]);
    await pay(payment('a'));
    await giveBack(payment('a'));
    expect(awaited.at(-1)).toBe(memory.recorded.at(-1)?.position);
  });
});
