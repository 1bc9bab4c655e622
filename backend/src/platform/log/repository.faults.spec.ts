import { randomBytes } from 'node:crypto';
import { pursesUnderTest, give, pay } from '#test/support/purses-under-test.js';
import { bookmark, commandOf } from '#test/support/purse.js';
import { AppendRefusedError, LogUnavailableError, OutcomeUnknownError } from './log-errors.js';

describe('a log that fails', () => {
  it('has its own error for each kind', async () => {
    const its = pursesUnderTest();
    its.store.faults.push('unavailable');
    await expect(give(its, 1)).rejects.toThrow(LogUnavailableError);
    its.store.faults.push('lost-answer', ...Array.from({ length: 4 }, () => 'lost-request' as const));
    await expect(give(its, 1)).rejects.toThrow(OutcomeUnknownError);
    its.store.isUnreadable = true;
    await expect(give(its, 1)).rejects.toThrow(LogUnavailableError);
    its.store.isUnreadable = false;
    const tooMuch = its.bookmarks.decide('s', bookmark(randomBytes(800_000).toString('base64')), commandOf('ann', 'c'));
    await expect(tooMuch).rejects.toThrow(AppendRefusedError);
  });

  it('does not make a command count twice', async () => {
    const its = pursesUnderTest();
    await give(its, 3);
    its.store.faults.push('lost-answer', ...Array.from({ length: 4 }, () => 'lost-request' as const));
    await expect(pay(its, 'one')).rejects.toThrow(OutcomeUnknownError);
    expect(await pay(its, 'one', its.purses, true)).toMatchObject({
      accepted: true,
      events: [],
      state: { tokens: 2 },
    });
    expect(its.memory.recorded).toHaveLength(2);
  });
});
