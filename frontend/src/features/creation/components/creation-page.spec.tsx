/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen, within } from '@testing-library/react';
import { loadPeople } from '../../../crafts/use-people.js';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { thora } from '../../../testing/session-fixture.js';
import { CreationPage } from './creation-page.js';

const FLOW = { step: 'character-creation', difficulty: 'normal', faction: 'vikings' } as const;
const open = (part: 1 | 2) => renderPage(<CreationPage flow={{ ...FLOW, part }} />);
const isDisabled = (name: string): boolean => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const optionsOf = (label: string): readonly (string | null)[] =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** A character whose backstory is told, one press before it is created; the server answers with `reply`. */
const create = async (reply: Reply) => {
  fakeApi({ 'POST /api/characters': reply });
  const { user, unmount } = open(1);
  await user.click(screen.getByRole('button', { name: 'Randomize All' }));
  unmount();
  const second = open(2);
  for (const answer of [/A full head/, /Quick hands/, /Wanting to see/])
    await second.user.click(screen.getByRole('radio', { name: answer }));
  await second.user.click(screen.getByRole('button', { name: 'Create Character' }));
  return second;
};

describe('character creation', () => {
  beforeAll(() => loadPeople('vikings'));
  beforeEach(() => {
    sessionStorage.clear();
    fakeApi({});
  });

  it('begins with the person: a name is drawn only for a gender, and the lists are those of the rules', async () => {
    const { user } = open(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Define Your Character');
    const progress = screen.getByRole('progressbar', { name: 'Step 1 of 2' });
    expect(['aria-valuenow', 'aria-valuemax'].map((name) => progress.getAttribute(name))).toEqual(['1', '2']);
    expect(screen.queryByText(/Names are inspired by the culture of the Vikings\./)).not.toBeNull();
    expect([isDisabled('Random name'), isDisabled('Continue to Backstory')]).toEqual([true, true]);
    for (const gender of ['Male', 'Female', 'Non-binary'])
      await user.click(screen.getByRole('radio', { name: gender }));
    expect(isDisabled('Random name')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Random name' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).not.toBe('');
    expect(optionsOf('Height')).toEqual(['Choose', 'Short', 'Average', 'Tall']);
    expect(optionsOf('Build')).toEqual(['Choose', 'Lean', 'Average', 'Muscular', 'Stocky']);
    expect(optionsOf('Skin tone')).toEqual(['Choose', 'Fair', 'Light', 'Medium', 'Olive', 'Dark']);
    expect(optionsOf('Hair')).toEqual(['Choose', 'Black', 'Brown', 'Blonde', 'Red', 'Gray', 'White']);
    for (const option of screen.getAllByRole<HTMLOptionElement>('option')) expect(option.value).not.toBe('');
    expect(isDisabled('Continue to Backstory')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Randomize All' }));
    expect(isDisabled('Continue to Backstory')).toBe(false);
  });

  it('goes on to the backstory, whose points are counted and shown on the bars', async () => {
    const { user, unmount } = open(1);
    await user.click(screen.getByRole('button', { name: 'Randomize All' }));
    await user.click(screen.getByRole('radio', { name: /warrior/ }));
    unmount();
    const second = open(2);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shape Your Backstory');
    expect(screen.queryByRole('progressbar', { name: 'Step 2 of 2' })).not.toBeNull();
    expect(screen.queryByText('Profession Bonuses Applied')).not.toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    const points = () => screen.getByText(/^Points remaining:/).textContent;
    expect([points(), isDisabled('Create Character')]).toEqual(['Points remaining: 3', true]);
    const bars = () => screen.getAllByRole('img', { name: /of 10$/ }).map((bar) => bar.getAttribute('aria-label'));
    expect(bars()).toEqual(['3 of 10', '1 of 10', '1 of 10', '1 of 10', '1 of 10', '1 of 10', '2 of 10']);
    for (const answer of [/A strong back/, /Quick hands/, /Not stopping/])
      await second.user.click(screen.getByRole('radio', { name: answer }));
    expect([points(), isDisabled('Create Character')]).toEqual(['Points remaining: 0', false]);
    expect(bars()).toEqual(['4 of 10', '2 of 10', '1 of 10', '1 of 10', '1 of 10', '1 of 10', '3 of 10']);
  });

  it('welcomes the character, and opens the game', async () => {
    const { location } = await create({ status: 201, body: { character: thora, initialStory: {} } });
    expect(await screen.findByText('Character Created!')).toBeTruthy();
    expect(screen.queryByText('Welcome to the story, Thora Ironside!')).not.toBeNull();
    expect(location()?.search).toBe('?step=gameplay&character=a-character');
  });

  it.each([
    [
      { status: 422, body: { code: 'CHARACTER_NOT_POSSIBLE', message: 'Nobody is so strong.' } },
      'Nobody is so strong.',
    ],
    [{ status: 500, body: {} }, 'Failed to create your character. Please try again.'],
  ])('says why it failed: %j', async (reply, words) => {
    await create(reply);
    expect(await screen.findByText('Character Creation Failed')).toBeTruthy();
    expect(screen.queryByText(words)).not.toBeNull();
    expect(isDisabled('Create Character')).toBe(false);
  });
});
