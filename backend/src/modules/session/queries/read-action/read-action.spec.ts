import { attemptAt } from '#game/model/attempt.js';
import { type IntentReader, type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { gameInMemory, startSagaIn } from '#test/support/game-in-memory.js';

const SEARCH: IntentReading = { kind: 'reading', attempt: attemptAt('search'), confidence: 1 };
const SAYS: Readonly<Record<string, IntentReading>> = {
  'I search the ground': SEARCH,
  'I search the ground, then sing': { ...SEARCH, rest: 'then sing' },
  'I ask him': { kind: 'ask-back', question: 'Whom do you mean?', options: ['I ask Grim', 'I ask Bodvar'] },
  'How many hit points do I have?': { kind: 'answer', text: 'You have 50 hit points.' },
};
const UNREAD: IntentReading = { kind: 'answer', text: 'That says nothing that can be done here.' };
const reader: Pick<IntentReader, 'read'> = { read: (text) => Promise.resolve(SAYS[text] ?? UNREAD) };
const ASIDES = ['I ask him', 'How many hit points do I have?', 'Asdfgh'];

const begun = async (tokens = 5) => {
  const game = gameInMemory({ tokens, reader });
  const player = await startSagaIn(game);
  const { sessionId } = player;
  const say = (action: string, more: object = {}) => ({ sessionId, action, isCustomAction: true, ...more });
  return {
    game,
    player,
    say,
    read: (action: string, by = game) => by.read('ann', { sessionId, action }),
    recorded: () => game.memory.recorded.length,
    balance: () => game.balanceOf('ann'),
  };
};

describe("the reading of a player's own words", () => {
  it('shows what will be tried and the chance of the dice, and changes nothing', async () => {
    const { player, read, say, recorded, balance } = await begun();
    const before = recorded();
    const answer = await read('I search the ground');
    expect(answer).toMatchObject({ kind: 'deed', turn: 0, options: [], deed: { moveTo: null } });
    expect(answer.text).toMatch(/^You mean to search .+\.$/);
    expect(answer.reading?.length).toBeLessThan(2_048);
    expect([recorded(), await balance()]).toEqual([before, 5]);
    const { response } = await player.act(
      'a',
      say('I search the ground', { reading: answer.reading, expectedTurn: 0 }),
    );
    expect(response.actionResult).toMatchObject({ successChance: answer.deed?.successChance });
  });

  it('says which of several deeds is tried, and which words wait', async () => {
    const { read } = await begun();
    expect((await read('I search the ground, then sing')).text).toMatch(
      /^First: you mean to search .+\. The rest is for later: “then sing”$/,
    );
  });

  it.each([
    ['I ask him', 'ask-back', 'Whom do you mean?', 2],
    ['How many hit points do I have?', 'answer', 'You have 50 hit points.', 0],
  ])('answers “%s” in words, with nothing to do', async (words, kind, text, options) => {
    const { read } = await begun();
    const answer = await read(words);
    expect(answer).toMatchObject({ kind, text, deed: null, reading: null });
    expect(answer.options).toHaveLength(options);
  });

  it('is kept for the act: the words are read once', async () => {
    const { game, player, read, say } = await begun();
    const { reading } = await read('I search the ground');
    // Another process, which has read nothing.
    await player.act('a', say('I search the ground', { reading }), game.process());
    expect(game.texts).toEqual(['I search the ground']);
  });

  it.each<[string, (sealed: string) => { action?: string; reading: string }]>([
    ['forged', (sealed) => ({ reading: `${sealed.slice(0, -1)}${sealed.endsWith('0') ? '1' : '0'}` })],
    ['cut short', (sealed) => ({ reading: sealed.slice(0, 20) })],
    ['empty', () => ({ reading: '' })],
    ['of other words', (sealed) => ({ action: 'I ask him', reading: sealed })],
  ])('is made anew where it is %s', async (_, change) => {
    const { game, player, read, say } = await begun();
    const { reading } = await read('I search the ground');
    const { action = 'I search the ground', ...sent } = change(reading ?? '');
    const answer = await player.act('a', say(action, sent), game.process());
    expect(answer.played).toBe(action === 'I search the ground');
    expect(game.texts).toEqual(['I search the ground', action]);
  });

  it('is made anew at another leaf and in another saga', async () => {
    const { game, player, read, say } = await begun();
    const { reading } = await read('I search the ground');
    await player.act('a');
    await player.act('b', say('I search the ground', { reading }), game.process());
    const other = await startSagaIn(game, 'bea');
    await other.act('c', { ...say('I search the ground', { reading }), sessionId: other.sessionId }, game.process());
    expect(game.texts).toHaveLength(3);
  });

  it('is not made again for a turn that is recorded: a repeated request asks nobody, in any process', async () => {
    const { game, player, say } = await begun();
    const first = await player.act('a', say('I search the ground'));
    for (const process of [game, game.process(), game.process()])
      expect(await player.act('a', say('I search the ground'), process)).toEqual(first);
    expect(game.texts).toEqual(['I search the ground']);
  });

  it('that was decided first holds for both of two racing requests under one key', async () => {
    let asked = 0;
    const verbs = ['search', 'sing'] as const;
    const differing: Pick<IntentReader, 'read'> = {
      read: () =>
        Promise.resolve({ kind: 'reading', attempt: attemptAt(verbs[asked++ % 2] ?? 'search'), confidence: 1 }),
    };
    const game = gameInMemory({ tokens: 5, reader: differing });
    const player = await startSagaIn(game);
    const words = { sessionId: player.sessionId, action: 'I search the ground', isCustomAction: true };
    const [one, other] = await Promise.all([game.process(), game.process()].map((by) => player.act('a', words, by)));
    expect(asked).toBe(2);
    expect(other).toEqual(one);
    expect(await player.act('a', words, game.process())).toEqual(one);
    expect([asked, await game.balanceOf('ann')]).toEqual([2, 4]);
  });

  it('is refused as the act would be', async () => {
    const { game, player } = await begun();
    await expect(game.read('bea', { sessionId: player.sessionId, action: 'I wait' })).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
    });
  });
});

describe('an action that is no turn', () => {
  it.each(ASIDES)('is answered in words, and costs and changes nothing: “%s”', async (words) => {
    const { player, say, recorded, balance } = await begun();
    const before = recorded();
    const answer = await player.act('a', say(words, { expectedTurn: 0 }));
    expect(answer).toMatchObject({
      played: false,
      response: { actionResult: null, gameOver: false },
      story: { id: expect.stringMatching(/^aside-/) as string, playerAction: words, actionResult: null, turnNumber: 0 },
      narration: 'told',
    });
    expect(answer.response.choices.length + answer.response.availableMovement.length).toBeGreaterThan(0);
    expect([recorded(), await balance()]).toEqual([before, 5]);
  });

  it('has the options of a question back', async () => {
    const { player, say } = await begun();
    const { aside } = await player.act('a', say('I ask him'));
    expect(aside).toEqual({ kind: 'ask-back', options: ['I ask Grim', 'I ask Bodvar'] });
  });

  it('is the same again under its key, also from another process, and leaves the key free for a turn', async () => {
    const { game, player, say, balance } = await begun();
    const first = await player.act('a', say('I ask him'));
    expect(await player.act('a', say('I ask him'))).toEqual(first);
    expect(await player.act('a', say('I ask him'), game.process())).toEqual(first);
    expect((await player.act('a', say('I search the ground'))).played).toBe(true);
    expect(await balance()).toBe(4);
    await expect(player.act('a', say('I ask him'))).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is answered without a token, and refused at another leaf', async () => {
    const { player, say } = await begun(0);
    expect((await player.act('a', say('Asdfgh'))).played).toBe(false);
    await expect(player.act('b', say('Asdfgh', { expectedTurn: 3 }))).rejects.toMatchObject({ code: 'STALE_TURN' });
    await expect(player.act('c', say('I search the ground'))).rejects.toMatchObject({ code: 'NO_TOKENS' });
  });

  it('is also what moderation blocked: it reaches no reader, and its words are the answer', async () => {
    const moderation = { judge: () => Promise.resolve({ kind: 'blocked', answer: 'Nobody here would.' } as const) };
    const game = gameInMemory({ reader, moderation });
    const player = await startSagaIn(game);
    const words = { sessionId: player.sessionId, action: 'I search the ground' };
    expect(await game.read('ann', words)).toMatchObject({ kind: 'refusal', text: 'Nobody here would.', reading: null });
    const answer = await player.act('a', { ...words, isCustomAction: true });
    expect(answer).toMatchObject({ played: false, story: { storyContent: 'Nobody here would.' } });
    expect([game.texts, await game.balanceOf('ann')]).toEqual([[], 5]);
  });

  it('is read once, however often it is sent at one leaf', async () => {
    const { game, player, say } = await begun();
    await Promise.all([1, 2, 3].map((n) => player.act(`k${n}`, say('Asdfgh'))));
    expect(game.texts).toEqual(['Asdfgh']);
  });
});
