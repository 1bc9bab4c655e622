import { type ModelSpending } from '#backend/modules/narration/budget/model-budget.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type ScriptedAnswer, scriptedChatModel, USAGE } from '#test/support/scripted-chat-model.js';
import { PROSE_BY_HAND } from '#test/support/model-provider/recorded-answers.js';
import { factsOf } from '#test/support/narration/turn-facts.fixture.js';
import { type NarrationPart } from '../narrator.port.js';
import { deed } from '#test/support/narration/release-context.fixture.js';
import { ModelNarrator } from './model.narrator.js';

const BEGINNING = 'You went down to the water before the others woke. Mist lay on it, and nothing moved but a heron. ';
const REST = 'You waited until the light was good, and then you called across to the hut on the far bank.';
const MORE =
  'Somebody had left a basket on the step, and a cloth over it. You did not touch it. A cart went by with one wheel ' +
  'singing, and the driver asleep. Farther off they were threshing, and dust stood over the barn like weather. By noon ' +
  'the shade had gone from your side of the lane. A girl came out and shook a rug, and looked at you, and went in. The ' +
  'bees were loud in the ivy. At last the door was opened from inside, by no more than the width of a hand.';
const BAD = 'Torvald nodded. ';
const OFFERS: TurnFacts['offers'] = [
  { id: 'ford.talk', kind: 'talk', attribute: 'charisma', difficulty: 'medium', requiresItem: null, risk: 'slight' },
  { id: 'ford.swim', kind: 'force', attribute: 'strength', difficulty: 'hard', requiresItem: null, risk: 'serious' },
];

const tell = async (told: readonly ScriptedAnswer[], worded: readonly unknown[] = [], offers = OFFERS) => {
  const model = scriptedChatModel(told, worded);
  const spent: ModelSpending[] = [];
  const budget = {
    left: () => Promise.resolve('left' as const),
    spend: (_: string, spending: ModelSpending) => Promise.resolve(void spent.push(spending)),
  };
  const narrator = new ModelNarrator(model, budget, { promptTokens: 3_000, wordingMs: 1_000 });
  const facts = factsOf({ deed: deed(), offers });
  const turn = { sessionId: 's', turn: 7, userId: 'ann', facts, scene: null, memory: null, shown: [] };
  const parts: NarrationPart[] = [];
  let failure: unknown = null;
  try {
    for await (const part of narrator.narrate(turn, new AbortController().signal)) parts.push(part);
  } catch (error) {
    failure = error;
  }
  const story = parts.flatMap((part) => (part.kind === 'sentence' ? [part.text] : [])).join('');
  const verdicts = parts.flatMap((part) => (part.kind === 'verdict' ? [part.verdict] : []));
  const wording = parts.flatMap((part) => (part.kind === 'wording' ? [part.wording] : []));
  const usage = parts.flatMap((part) => (part.kind === 'usage' ? [part.usage] : []));
  const kinds = parts.map(({ kind }) => kind);
  const { requests } = model;
  return { story, verdicts, wording, usage, failure, requests, spent, kinds };
};
const lastMessage = (requests: readonly { readonly messages: readonly { readonly content: string }[] }[], n: number) =>
  requests[n]?.messages.at(-1)?.content;

describe('a model that tells a turn', () => {
  it('shows it sentence by sentence, and says what was asked and what that took', async () => {
    const { story, failure, usage, spent, verdicts, kinds } = await tell([{ text: BEGINNING + REST }]);
    expect([story, failure]).toEqual([BEGINNING + REST, null]);
    expect(usage[0]).toMatchObject({
      model: 'stand-in',
      promptHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    // The words of the choices took tokens too, though they were none.
    expect(usage.map(({ outputTokens }) => outputTokens)).toEqual([0, 20, 20]);
    expect(spent).toEqual([
      { purpose: 'narrate', model: 'stand-in', usage: USAGE },
      { purpose: 'word', model: 'stand-in', usage: USAGE },
    ]);
    expect(verdicts.filter(({ rule }) => rule !== 'wording').every(({ passed }) => passed)).toBe(true);
    expect(kinds.lastIndexOf('sentence')).toBeLessThan(kinds.indexOf('told'));
  });

  it('shows nothing of a sentence that breaks a rule, and goes on from what was shown', async () => {
    const { story, failure, requests, verdicts, spent } = await tell([
      { text: BEGINNING + BAD + 'Nobody sees this. Nor this.' },
      { text: REST },
    ]);
    expect([story, failure]).toEqual([BEGINNING + REST, null]);
    expect(requests[1]?.messages.at(-2)).toEqual({ role: 'assistant', content: BEGINNING.trimEnd() });
    expect(lastMessage(requests, 1)).toContain('Go on');
    expect(lastMessage(requests, 1)).not.toContain('Torvald');
    expect(verdicts.find(({ passed }) => !passed)).toMatchObject({ rule: 'names', passed: false });
    expect(spent.map(({ usage }) => usage.isEstimated)).toEqual([true, false, false]);
  });

  it('begins again where the first sentence breaks a rule', async () => {
    const { story, failure, requests } = await tell([{ text: BAD + REST }, { text: BEGINNING + REST }]);
    expect([story, failure]).toEqual([BEGINNING + REST, null]);
    expect(lastMessage(requests, 1)).toContain('Begin anew');
  });

  it('comes to no end where the second call breaks a rule, too', async () => {
    const { story, failure, requests } = await tell([
      { text: BEGINNING + BAD + REST },
      { text: BAD + REST },
      { text: REST },
    ]);
    expect([story, String(failure), requests.length]).toEqual([BEGINNING, 'StoryCutError: cut: names', 2]);
  });

  it('goes on where its leaf was too short', async () => {
    const { story, failure } = await tell([{ text: 'You waited.' }, { text: BEGINNING + REST }]);
    expect([story, failure]).toEqual([`You waited. ${BEGINNING}${REST}`, null]);
  });

  it('ends where it grew too long', async () => {
    const { story, failure, requests, verdicts } = await tell([{ text: [...PROSE_BY_HAND, REST, MORE].join(' ') }]);
    expect([failure, verdicts.filter(({ passed }) => !passed).map(({ rule }) => rule)]).toEqual([
      null,
      ['length', 'wording'],
    ]);
    expect(story.split(/\s+/).length).toBeLessThanOrEqual(241);
    expect(requests.filter(({ purpose }) => purpose === 'narrate')).toHaveLength(1);
  });

  it.each(['cut-off', 'empty', 'refused', 'filtered', 'too-long', 'malformed', 'stalled'] as const)(
    'is asked again after %s, while nothing was shown',
    async (fault) => {
      const told = await tell([{ text: 'You we', fault }, { text: BEGINNING + REST }]);
      expect([told.story, told.failure]).toEqual([BEGINNING + REST, null]);
      expect(told.spent.map(({ purpose }) => purpose)).toEqual(['narrate', 'narrate', 'word']);
      expect(told.usage.reduce((sum, { outputTokens }) => sum + outputTokens, 0)).toBe(3 * USAGE.outputTokens);
    },
  );
  it.each(['cut-off', 'too-long', 'filtered', 'stalled'] as const)(
    'is not asked again after %s once a sentence was shown',
    async (fault) => {
      const script = [{ text: `${BEGINNING}You wai`, fault }, { text: REST }];
      const { story, failure, requests, spent, usage } = await tell(script);
      expect([story, failure, requests.length]).toEqual([BEGINNING, expect.objectContaining({ fault }), 1]);
      expect([spent.length, usage.at(-1)?.outputTokens]).toEqual([1, USAGE.outputTokens]);
    },
  );
  it.each(['unauthorised', 'circuit-open', 'unreachable', 'rate-limited'] as const)(
    'is not asked again where %s',
    async (fault) => {
      const { failure, requests } = await tell([{ fault }]);
      expect([failure, requests.length]).toEqual([expect.objectContaining({ fault }), 1]);
    },
  );
});

describe('a model that words the choices', () => {
  const told = [{ text: BEGINNING + REST }];
  const choice = (offerId: string, action: string, description = 'He may have seen who crossed.') => ({
    offerId,
    action,
    description,
  });
  it('gives them words, in the form that actions have', async () => {
    const { wording, spent } = await tell(told, [{ choices: [choice('ford.talk', 'Ask the ferryman.')], more: [] }]);
    expect(wording).toEqual([
      { offerId: 'ford.talk', action: 'Ask_the_ferryman', description: 'He may have seen who crossed.' },
    ]);
    expect(spent.map(({ purpose }) => purpose)).toEqual(['narrate', 'word']);
  });
  it.each([
    ['of an offer that there is not', choice('made.up', 'Ask the ferryman')],
    ['that give the outcome away', choice('ford.talk', 'Ask the ferryman', 'You will find the trap.')],
    ['that name a stranger', choice('ford.talk', 'Ask Torvald Ironside')],
    ['that are a move', choice('ford.talk', 'Move north')],
    ['that are no words', choice('ford.talk', '{"win": true}')],
    ['that give a price', choice('ford.talk', 'Pay him ninety silver')],
  ])('takes none %s', async (_name, wrong) => {
    const { wording, verdicts, failure } = await tell(told, [{ choices: [wrong], more: [] }]);
    expect([wording, failure]).toEqual([[], null]);
    expect(verdicts.find(({ rule }) => rule === 'wording')?.passed).toBe(false);
  });
  it('fails without harm to the story', async () => {
    const { story, failure, verdicts } = await tell(told, ['no JSON']);
    expect([story, failure]).toEqual([BEGINNING + REST, null]);
    expect(verdicts.at(-1)).toEqual({ rule: 'wording', passed: false, detail: 'malformed' });
  });
  it('is not asked where there is nothing to choose', async () => {
    const { requests } = await tell(told, [], []);
    expect(requests.map(({ purpose }) => purpose)).toEqual(['narrate']);
  });
});
