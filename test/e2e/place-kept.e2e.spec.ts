import { expect, test } from './setup/test.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

test(
  'an unfinished character survives a reload and the back button, and what came of it leads back to the start page',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    const player = new Player(baseURL ?? '');
    await player.signIn();
    await page.addInitScript((token) => localStorage.setItem('auth_token', token), player.token);
    await page.goto('/');
    // The name and the actions left appear above the button and move it, so a press must wait for them.
    await expect(page.getByText(/^Welcome, Guest_/)).toBeVisible();
    await expect(page.getByText('Free Plan: unlimited actions')).toBeVisible();
    await page.getByRole('button', { name: 'Begin normal' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
    await new Book(page).mark(/Mongols/);
    const preview = page.getByRole('region', { name: 'The world you chose' });
    await expect(preview.getByRole('heading', { name: 'Mongols' })).toBeVisible();
    await expect(preview.getByText('Medieval Period')).toBeVisible();
    const listed = preview.getByRole('listitem');
    await expect(listed).toContainText([...FACTION_CONTENT.mongols.traits, ...FACTION_CONTENT.mongols.nameExamples]);
    await expect(preview.getByRole('img', { name: 'A country of the Mongols' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: /Mongols/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to Character Creation' }).click();
    await page.getByRole('button', { name: 'Randomize All' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Sorkhan the Left-Handed');
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sorkhan the Left-Handed');
    await page.getByRole('button', { name: 'Continue to Backstory' }).click();
    await new Book(page).mark(/A full head/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Shape Your Backstory' })).toBeVisible();
    await expect(page.getByText('Points remaining: 2')).toBeVisible();

    await page.goBack();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sorkhan the Left-Handed');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('radio', { name: /Mongols/ })).toBeChecked();

    // What lies behind the saga is the start page, however many steps led to it.
    await page.getByRole('button', { name: 'Continue to Character Creation' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Continue to Character Creation' }).click();
    await page.getByRole('button', { name: 'Continue to Backstory' }).click();
    for (const answer of [/Quick hands/, /Wanting to see/]) await new Book(page).mark(answer);
    await page.getByRole('button', { name: 'Create Character' }).click();
    await new Book(page).opened();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Continue as Sorkhan the Left-Handed' })).toBeVisible();
    await page.goForward();
    await new Book(page).opened();
    const saga = page.url();
    await page.reload();
    await new Book(page).opened();
    expect(page.url()).toBe(saga);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();

    const linked = await context.newPage();
    await linked.goto(saga);
    await new Book(linked).opened();
    await linked.reload();
    await new Book(linked).opened();
    await linked.goBack();
    await expect(linked.getByRole('button', { name: 'Continue as Sorkhan the Left-Handed' })).toBeVisible();
  },
);

test(
  'an action that is under way when the page is reloaded is played once',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '');
    const book = new Book(page);
    await book.openWithoutChart(player);
    let held = true;
    await page.route('**/api/actions', (route) => (held ? undefined : route.continue()));
    await book.press(await book.openLine());
    await expect(page.getByText('Analyzing your action and generating consequences...')).toBeVisible();
    held = false;
    await page.reload();
    await book.opened();
    await expect(page.getByText('the second leaf')).toBeVisible();
    expect((await player.stories()).body).toHaveLength(2);
  },
);

test(
  'within five minutes the page reads the tokens again only after an action, and nothing else on its own',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await book.openWithoutChart(await Player.begun(baseURL ?? ''));
    const read: string[] = [];
    page.on('request', (request) => {
      const [, api, ...path] = new URL(request.url()).pathname.split('/');
      if (request.method() === 'GET' && api === 'api') read.push(path.slice(0, 2).join('/'));
    });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    // Requests caused by these events would have been sent before this one.
    await page.evaluate(() => fetch('/api/openapi.json').then((answer) => answer.text()));
    expect(read).toEqual(['openapi.json']);
    read.length = 0;
    await book.choose();
    await expect.poll(() => read).toContain('user/action-tokens');
    expect(new Set(read.map((path) => path.split('/')[0]))).toEqual(new Set(['user', 'sessions']));
  },
);

test('a token is kept while the server cannot say whose it is', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), player.token);
  let silent = true;
  await page.route('**/api/auth/me', (route) => (silent ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin normal' }).click();
  await expect(page.getByRole('heading', { name: 'No answer' })).toBeVisible();
  silent = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(player.token);
});
