import { gameInMemory } from '#test/support/game-in-memory.js';
import { REMEMBERED_PAYMENTS } from './domain/wallet.fold.js';
import { storedWallet } from './stored-wallet.js';

const payment = (commandId: string) => ({ userId: 'ann', sessionId: 's', commandId });
const withTokens = async (tokens: number) => {
  const game = gameInMemory({ tokens });
  await game.wallets.grant({ userId: 'ann', reason: 'guest' });
  const balance = async () => (await game.process().aggregates.load(storedWallet, 'ann')).state.balance;
  return { ...game, balance };
};

describe('wallets', () => {
  it('say whether a token was taken', async () => {
    const { wallets, balance } = await withTokens(5);
    expect([await wallets.pay(payment('a')), await wallets.pay(payment('a')), await balance()]).toEqual([
      'paid',
      'paid-before',
      4,
    ]);
    await wallets.giveBack(payment('a'));
    expect([await wallets.pay(payment('a')), await balance()]).toEqual(['paid-before', 5]);
  });

  it('return a token once, however many were spent since', async () => {
    const { wallets, process, balance } = await withTokens(REMEMBERED_PAYMENTS * 2);
    await wallets.pay(payment('old'));
    for (let n = 0; n < REMEMBERED_PAYMENTS; n++) await wallets.pay(payment(`c${n}`));
    const before = (await balance()) ?? 0;
    await Promise.all([wallets.giveBack(payment('old')), process().wallets.giveBack(payment('old'))]);
    await wallets.giveBack(payment('old'));
    expect(await balance()).toBe(before + 1);
    for (let n = 0; n < REMEMBERED_PAYMENTS - 1; n++) await wallets.pay(payment(`d${n}`));
    await wallets.giveBack(payment('old'));
    await wallets.giveBack(payment('never'));
    expect(await balance()).toBe(before + 2 - REMEMBERED_PAYMENTS);
  });

  it('wait until what they give is shown', async () => {
    const { wallets, awaited, memory } = await withTokens(5);
    expect(awaited).toEqual([memory.recorded.at(-1)?.position]);
    await wallets.pay(payment('a'));
    await wallets.giveBack(payment('a'));
    expect(awaited.at(-1)).toBe(memory.recorded.at(-1)?.position);
  });
});
