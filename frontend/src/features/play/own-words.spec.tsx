/** @jest-environment jsdom */
import '../../testing/browser.js';
import { type ActionAnswer, type ReadingAnswer } from '#contracts/session/views.js';
import { screen, waitFor } from '@testing-library/react';
import { choicesKey, sagaKey, storiesKey } from '../../lib/query-keys.js';
import { type Call, fakeApi, type Replies } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render-page.js';
import { answerOf, choiceOf, choicesOf, entryOf, resultOf, SESSION, thora } from '../../testing/session-fixture.js';
import { ActionsPanel } from '../choices/index.js';
import { SessionProvider } from '../session/index.js';
import { NewestAside, StoryAnnouncer } from '../story/index.js';

const DEED: ReadingAnswer = {
  kind: 'deed',
  text: 'You mean to ask Grim.',
  deed: {
    kind: 'talk',
    attributeCheck: 'charisma',
    difficulty: 'medium',
    successChance: 60,
    requiresItem: null,
    cost: 0,
    choiceId: null,
    moveTo: null,
  },
  options: [],
  reading: 'sealed',
  turn: 3,
};
const said = (kind: ReadingAnswer['kind'], text: string, options: readonly string[] = []): ReadingAnswer => ({
  ...DEED,
  kind,
  text,
  options,
  deed: null,
  reading: null,
});
const ASKS = said('ask-back', 'Whom do you mean?', ['I ask Grim', 'I ask Bodvar']);
const ANSWERS = said('answer', 'You have 20 hit points.');
const asideAnswer: ActionAnswer = {
  ...answerOf(resultOf()),
  response: { ...answerOf(resultOf()).response, actionResult: null },
  story: entryOf(3, { id: 'aside-1', storyContent: ASKS.text, playerAction: 'I ask him' }),
  played: false,
  aside: { kind: 'ask-back', options: ASKS.options },
};

const field = (): HTMLElement => screen.getByLabelText('Your own action');
const bodiesOf = (calls: readonly Call[], path: string): unknown[] =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

/** The field within a session of three turns, over the replies of a server. */
const page = (replies: Replies, tokens = 5) => {
  const calls = fakeApi(replies);
  const on = { answer: jest.fn(), outOfTokens: jest.fn(), write: jest.fn() };
  const read = [
    [storiesKey(SESSION), { entries: [entryOf(3)], from: 3, earlier: null }],
    [choicesKey(SESSION), choicesOf([choiceOf()])],
    [sagaKey(SESSION), { saga: null }],
    [['/api/user/action-tokens'], { actionTokens: tokens, unlimited: false }],
  ] as const;
  const rendered = renderPage(
    <SessionProvider
      character={thora}
      onAnswer={on.answer}
      onNews={jest.fn()}
      onOutOfTokens={on.outOfTokens}
      onShowOnChart={jest.fn()}
      onWrite={on.write}
    >
      <ActionsPanel />
      <NewestAside />
      <StoryAnnouncer />
    </SessionProvider>,
    { read },
  );
  return {
    ...rendered,
    on,
    readings: () => bodiesOf(calls, '/api/actions/reading'),
    actions: () => bodiesOf(calls, '/api/actions'),
  };
};
const reading = (answer: ReadingAnswer) => ({ 'POST /api/actions/reading': { body: answer } });
const both = (answer: ReadingAnswer, action: ActionAnswer = answerOf(resultOf())) => ({
  ...reading(answer),
  'POST /api/actions': { body: action },
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('Act', () => {
  it('reads at the first press and does what was read at the second', async () => {
    const { user, readings, actions, on } = page(both(DEED));
    await user.type(field(), ' I ask Grim {enter}');
    expect(await screen.findByText('Act again to do it')).toBeTruthy();
    expect(actions()).toEqual([]);
    await user.keyboard('{enter}');
    await waitFor(() => expect(on.answer).toHaveBeenCalledTimes(1));
    expect(readings()).toEqual([{ sessionId: SESSION, action: 'I ask Grim' }]);
    expect(actions()).toEqual([
      { sessionId: SESSION, action: 'I ask Grim', isCustomAction: true, reading: 'sealed', expectedTurn: 3 },
    ]);
    expect(field()).toHaveProperty('value', '');
  });

  it('reads changed words anew', async () => {
    const { user, readings, actions } = page(both(DEED));
    await user.type(field(), 'I ask Grim{enter}');
    await screen.findByText('Act again to do it');
    await user.type(field(), ' again');
    expect(screen.queryByText('Act again to do it')).toBeNull();
    await user.keyboard('{enter}');
    await waitFor(() => expect(readings()).toHaveLength(2));
    expect(actions()).toEqual([]);
  });

  it('does not do what was read at another leaf', async () => {
    const { user, actions } = page(both({ ...DEED, turn: 4 }));
    await user.type(field(), 'I ask Grim{enter}');
    await waitFor(() => expect(screen.queryByText('Reading your words…')).toBeNull());
    expect(screen.queryByText('Act again to do it')).toBeNull();
    await user.keyboard('{enter}');
    expect(actions()).toEqual([]);
  });

  it('acts at the first press where the player has chosen so', async () => {
    localStorage.setItem('own_words_pace', 'at once');
    const { user, readings, actions } = page(both(DEED));
    await user.type(field(), 'I ask Grim{enter}');
    await waitFor(() => expect(actions()).toHaveLength(1));
    expect(readings()).toEqual([]);
    expect(actions()[0]).not.toHaveProperty('reading');
  });

  it.each([null, 'at once'])('reads without a token, and asks for one before it acts (%s)', async (pace) => {
    if (pace !== null) localStorage.setItem('own_words_pace', pace);
    const { user, actions, on } = page(both(DEED), 0);
    await user.type(field(), 'I ask Grim{enter}');
    await screen.findByText('Act again to do it');
    expect(on.outOfTokens).not.toHaveBeenCalled();
    await user.keyboard('{enter}');
    expect(on.outOfTokens).toHaveBeenCalledTimes(1);
    expect(actions()).toEqual([]);
    expect(field()).toHaveProperty('value', 'I ask Grim');
  });

  it('can be pressed again after a reading that failed', async () => {
    let fails = true;
    const { user, readings } = page({
      'POST /api/actions/reading': () => (fails ? { status: 503, body: { code: 'X' } } : { body: DEED }),
    });
    await user.type(field(), 'I ask Grim{enter}');
    expect(await screen.findByText(/could not be read just now/)).toBeTruthy();
    fails = false;
    await user.keyboard('{enter}');
    expect(await screen.findByText('Act again to do it')).toBeTruthy();
    expect(readings()).toHaveLength(2);
  });

  it.each(['', '   '])('does nothing with “%s”', async (typed) => {
    const { user, readings } = page(both(DEED));
    await user.type(field(), `${typed}{enter}`);
    expect(readings()).toEqual([]);
  });
});

describe('words beside the story', () => {
  it('answer a question, are read out, and empty the field', async () => {
    const { user, actions, on } = page(reading(ANSWERS));
    await user.type(field(), 'How many hit points do I have?{enter}');
    const aside = await screen.findByRole('complementary', { name: 'Beside the story' });
    expect(aside.textContent).toContain('Your words: How many hit points do I have?');
    expect(aside.textContent).toContain(ANSWERS.text);
    expect(aside.textContent).not.toMatch(/Your Action|SUCCESS|FAILED|HP]/);
    expect(screen.getByRole('log').textContent).toContain(ANSWERS.text);
    expect(field()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field());
    expect([actions(), on.answer.mock.calls]).toEqual([[], []]);
  });

  it('ask back with options, of which one is read in place of the words', async () => {
    const replies = {
      'POST /api/actions/reading': ({ body }: Call) => ({
        body: (body as { action: string }).action === 'I ask him' ? ASKS : DEED,
      }),
    };
    const { user, readings, on } = page(replies);
    await user.type(field(), 'I ask him{enter}');
    const option = await screen.findByRole('button', { name: 'I ask Grim' });
    expect(field()).toHaveProperty('value', 'I ask him');
    await user.click(option);
    expect(await screen.findByText('Act again to do it')).toBeTruthy();
    expect(readings()).toHaveLength(2);
    expect(on.write).toHaveBeenCalledTimes(1);
    expect(field()).toHaveProperty('value', 'I ask Grim');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Act' }));
  });

  it('say why something can’t be done, and leave the words to be put right', async () => {
    const { user } = page(reading(said('refusal', 'You carry no lantern.')));
    await user.type(field(), 'I light the lantern{enter}');
    expect((await screen.findAllByText('You carry no lantern.')).length).toBeGreaterThan(0);
    expect(field()).toHaveProperty('value', 'I light the lantern');
  });

  it('come from an act, too: nothing was played', async () => {
    localStorage.setItem('own_words_pace', 'at once');
    const { user, on } = page(both(DEED, asideAnswer));
    await user.type(field(), 'I ask him{enter}');
    expect(await screen.findByRole('button', { name: 'I ask Bodvar' })).toBeTruthy();
    expect(on.answer).not.toHaveBeenCalled();
    expect(field()).toHaveProperty('value', 'I ask him');
  });
});
