/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen, waitFor } from '@testing-library/react';
import { type ReadingAnswer } from '#contracts/session/views.js';
import { HttpError } from '../../../lib/http-error.js';
import { type Session } from '../../session/session-context.js';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderInSession } from '../../../testing/session-page.js';
import { FreeAction } from './free-action.js';

const READ: ReadingAnswer = {
  kind: 'deed',
  text: 'You mean to ask Grim about the ford.',
  deed: {
    kind: 'talk',
    attributeCheck: 'charisma',
    difficulty: 'hard',
    successChance: 35,
    requiresItem: 'Rope',
    cost: 5,
    choiceId: null,
    moveTo: null,
  },
  options: [],
  reading: 'sealed',
  turn: 3,
};
const of = (over: Partial<Session['ownWords']>): Session['ownWords'] => ({
  asked: 'I ask Grim',
  reading: false,
  read: null,
  error: null,
  press: jest.fn(),
  ...over,
});
const field = (): HTMLElement => screen.getByLabelText('Your own action');
const act = (): HTMLElement => screen.getByRole('button', { name: 'Act' });
const below = (): string => screen.getByRole('status').textContent;

describe('the field for an action in the player’s own words', () => {
  afterEach(() => sessionStorage.clear());

  it.each(['{enter}', 'Act'])('is pressed by %s, and keeps the focus', async (how) => {
    const { user, session } = renderInSession(<FreeAction />);
    await user.type(field(), how === 'Act' ? 'I wait' : `I wait${how}`);
    if (how === 'Act') await user.click(act());
    expect(session.ownWords.press).toHaveBeenCalledWith('I wait');
    expect(document.activeElement).toBe(how === 'Act' ? act() : field());
  });

  it('shows how its words are read, as the cards do', async () => {
    const { user } = renderInSession(<FreeAction />, { ownWords: of({ read: READ }) });
    expect(below()).toBe('');
    await user.type(field(), 'I ask Grim ');
    for (const part of [READ.text, '35% chance of success', 'Tests Charisma', 'Difficulty hard'])
      expect(below()).toContain(part);
    for (const part of ['Needs Rope, carried', 'Costs 5 pieces of silver', 'Act again to do it'])
      expect(below()).toContain(part);
    await user.type(field(), 'about the ford');
    expect(below()).toBe('');
  });

  it('shows no chance where nothing is rolled', async () => {
    const deed = { ...READ.deed, successChance: null } as ReadingAnswer['deed'];
    const { user } = renderInSession(<FreeAction />, { ownWords: of({ read: { ...READ, deed } }) });
    await user.type(field(), 'I ask Grim');
    expect(below()).toContain('no roll');
    expect(below()).not.toContain('%');
  });

  it('says that the words are being read', async () => {
    const { user } = renderInSession(<FreeAction />, { ownWords: of({ reading: true }) });
    await user.type(field(), 'I ask Grim');
    expect(below()).toBe('Reading your words…');
    expect(act().getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    [
      'the server’s reason',
      new HttpError(429, '{"message":"You write faster than it can be read."}', ''),
      /faster than/,
    ],
    ['that it may be tried again', new TypeError('no line'), /could not be read just now\. Act again/],
  ])('says %s when they could not be read', async (_, error, words) => {
    const { user } = renderInSession(<FreeAction />, { ownWords: of({ error }) });
    await user.type(field(), 'I ask Grim');
    expect(below()).toMatch(words);
  });

  it('says so offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderInSession(<FreeAction />, { ownWords: of({ error: new TypeError('no line') }) });
    await user.type(field(), 'I ask Grim');
    expect(below()).toMatch(/You are offline/);
    online.mockRestore();
  });

  it('gets the focus at its button when the player is led there', () => {
    let led = true;
    const arrivesAtField = (): boolean => led && !(led = false);
    renderInSession(<FreeAction />, { arrivesAtField });
    expect(document.activeElement).toBe(act());
  });
});

describe('Save', () => {
  it('saves once, however often it is pressed', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const calls = fakeApi({ 'POST /api/saves/manual': () => new Promise<Reply>((resolve) => (answer = resolve)) });
    const { user } = renderInSession(<FreeAction />);
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(save.getAttribute('aria-busy')).toBe('true');
    await user.click(save);
    expect(await screen.findByText('Save in Progress')).toBeTruthy();
    answer({ body: {} });
    expect(await screen.findByText('Game Saved')).toBeTruthy();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      sessionId: 'a-session',
      characterId: 'a-character',
      saveName: expect.stringMatching(/^Manual Save - \d+ \w+ \d{4}, \d\d:\d\d$/) as string,
    });
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'));
  });

  it('shows why it failed', async () => {
    fakeApi({
      'POST /api/saves/manual': { status: 403, body: { code: 'TOO_MANY_SAVES', message: 'Three are kept.' } },
    });
    const { user } = renderInSession(<FreeAction />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Save Failed')).toBeTruthy();
    expect(screen.queryByText('Three are kept.')).not.toBeNull();
  });
});
