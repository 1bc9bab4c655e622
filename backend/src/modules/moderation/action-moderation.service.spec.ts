import { inspect } from 'node:util';
import { modelsUnderTest } from '#test/support/models-under-test.js';
import { type ModerationScript, startModelProvider } from '#test/support/model-provider/model-provider.js';
import { ActionModerationService } from './action-moderation.service.js';
import { type BlockedAction, type ModeratedActions } from './moderated-actions.js';

const never = new AbortController().signal;
const ids = { userId: 'ann', sessionId: 's1' };
/** As sessions hand it over: with all that they hold. */
const who = { ...ids, hero: { name: 'Zephyrbrook' } };
const FIGHT = 'I behead the captain';
const BAD = 'I rape her';

const moderated = async (script?: ModerationScript) => {
  const provider = await startModelProvider({
    script: () => ({ text: '' }),
    ...(script && { moderation: script }),
  });
  const { endpoint, lines } = modelsUnderTest(provider.url);
  const kept: BlockedAction[] = [];
  const table = { add: (action: BlockedAction) => Promise.resolve(void kept.push(action)) };
  const log = { debug: push, info: push, warn: push, error: push };
  function push(details: object, message: string): void {
    lines.push({ level: '', message, details });
  }
  const service = new ActionModerationService(endpoint.moderation, table as unknown as ModeratedActions, log);
  const close = async (): Promise<void> => {
    endpoint.close();
    await provider.close();
  };
  return { provider, service, kept, lines, close, judge: (text: string) => service.judge(text, who, never) };
};

describe("a player's words", () => {
  it("are judged by the provider's moderation, where it has one", async () => {
    const { judge, kept, provider, close } = await moderated((text) =>
      text === BAD ? { 'self-harm/intent': 0.9 } : { violence: 0.99 },
    );
    expect(await judge(FIGHT)).toEqual({ kind: 'fine' });
    expect(await judge(BAD)).toMatchObject({ kind: 'blocked', answer: expect.stringContaining('somebody you trust') });
    expect(kept).toEqual([
      { ...ids, text: BAD, block: { reason: 'self-harm', by: 'provider', category: 'self-harm/intent' } },
    ]);
    expect(provider.moderated).toEqual([FIGHT, BAD]);
    await close();
  });
  it.each<[string, ModerationScript | undefined]>([
    ['has no moderation', undefined],
    ['is asked too often', () => 429],
    ['fails', () => 500],
    ['does not answer', () => 'silent'],
    ['scores nothing', () => ({})],
  ])('are judged by words where the provider %s', async (_, script) => {
    const { judge, kept, close } = await moderated(script);
    expect(await judge(FIGHT)).toEqual({ kind: 'fine' });
    expect((await judge(BAD)).kind).toBe('blocked');
    expect(kept.map(({ block }) => block.by)).toEqual(['words']);
    await close();
  });
  it('are judged and kept once, and stand in no line of the log', async () => {
    const { judge, kept, provider, lines, close } = await moderated(() => ({ sexual: 0.9 }));
    const [first, second] = [await judge(BAD), await judge(BAD)];
    expect([first, kept.length, provider.moderated.length]).toEqual([second, 1, 1]);
    expect(lines.at(-1)?.message).toBe('an action was blocked');
    expect(inspect(lines, { depth: 9 })).not.toMatch(/rape|Zephyrbrook/);
    await close();
  });
  it('are not sent to a provider without moderation again and again', async () => {
    const { judge, provider, close } = await moderated();
    for (const text of ['I row', 'I fish', 'I sleep']) expect(await judge(text)).toEqual({ kind: 'fine' });
    expect(provider.moderated).toEqual([]);
    await close();
  });
});
