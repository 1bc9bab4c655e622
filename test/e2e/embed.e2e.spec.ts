import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { EmbeddingPages, EmbeddingSite } from './steps/embedding-site.js';
import { expect, type FrameLocator, type Page, test } from './setup/test.js';

/** The addresses of a site that the game allows. */
const site = new EmbeddingPages(process.env['E2E_EMBED_ORIGIN'] ?? '');

/** Pixels that show the demonstration page whole, at every width. */
const WHOLE = 1_400;
/**
 * Opens the demonstration page without a need to scroll: for an instant after a scroll a browser that isolates sites
 * sends a click to the frame that was there before, and test drivers click within that instant.
 */
const embedded = async (page: Page, address = site.origin): Promise<void> => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: WHOLE });
  await page.goto(address);
};

interface Message {
  readonly type: string;
  readonly sequence: number;
  readonly data: Readonly<Record<string, unknown>>;
}
const messages = async (page: Page): Promise<readonly Message[]> =>
  (await page.getByRole('list', { name: 'Messages of the game' }).getByRole('listitem').allTextContents()).map(
    (text) => JSON.parse(text) as Message,
  );
const types = async (page: Page): Promise<readonly string[]> => (await messages(page)).map(({ type }) => type);
const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

test(
  'a page of another site embeds the game, and a visitor leaves a name and plays',
  { tag: '@once' },
  async ({ page }) => {
    await embedded(page);
    const frame = inFrame(page);
    await expect(frame.getByRole('heading', { name: 'Your saga begins here' })).toBeVisible();
    for (const highlight of ['AI Game Master', 'Strategic Choices', 'Epic Adventures'])
      await expect(frame.getByText(highlight, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(frame.getByLabel('First name')).toHaveValue('Ragnhild');
    await frame.getByLabel('Email').fill('ragnhild');
    await frame.getByRole('button', { name: 'Begin your saga' }).click();
    await expect(frame.getByText('Invalid email format')).toBeVisible();
    await frame.getByLabel('Email').fill(`ragnhild.${Date.now()}@example.org`);
    await frame.getByLabel('Company size (optional)').fill('12');
    await frame.getByRole('button', { name: 'Begin your saga' }).click();
    await expect(frame.getByText('Welcome!', { exact: true })).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Begin normal' })).toBeVisible();
    const linked = page.waitForResponse((answer) => answer.url().endsWith('/api/ghl/track-engagement'));
    await frame.getByRole('button', { name: 'Begin normal' }).click();
    expect((await linked).status()).toBe(200);
    await expect(frame.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
    const told = await messages(page);
    expect(told.map(({ type }) => type)).toEqual([
      'EMBED_LOADED',
      'LEAD_CAPTURED',
      'GAME_STARTED',
      'GAME_ENGAGEMENT',
      'GAME_ENGAGEMENT',
    ]);
    expect(told.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(JSON.stringify(told)).not.toContain('Ragnhild');
    // The frame's address contains the step, so that a reload restores it.
    const address = page.frames()[1]?.url() ?? '';
    expect(address).toContain('/embed/play?step=world-builder');
    const kept = await page
      .frames()[1]
      ?.evaluate(() => JSON.parse(localStorage.getItem('embed_lead') ?? '{}') as object);
    expect(kept).toMatchObject({
      firstName: 'Ragnhild',
      leadId: told[1]?.data['leadId'],
      ghlContactId: null,
      userId: expect.stringMatching(/.+/),
    });
    await page.frames()[1]?.goto(address);
    await expect(frame.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
  },
);

test('the demo begins without a name, also at a word of the embedding page', { tag: '@once' }, async ({ page }) => {
  await embedded(page);
  await inFrame(page).getByRole('button', { name: 'Try the demo without signing up' }).click();
  await expect(inFrame(page).getByRole('button', { name: 'Begin normal' })).toBeVisible();
  await expect.poll(() => types(page)).toEqual(['EMBED_LOADED', 'GAME_STARTED', 'GAME_ENGAGEMENT']);
  await embedded(page);
  await expect.poll(() => types(page)).toEqual(['EMBED_LOADED']);
  await page.getByRole('button', { name: 'Change the colour' }).click();
  await expect(inFrame(page).getByRole('heading', { name: 'Another harbour' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(inFrame(page).getByRole('button', { name: 'Begin normal' })).toBeVisible();
});

test('a lead that is not taken is told, and what was written stays', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/ghl/lead-capture', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/embed?companyName=Hedeby');
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Bo');
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByRole('button', { name: 'Begin your saga' }).click();
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again or contact support.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
});

test(
  'texts of the address are shown as text, and colours stay legible',
  { tag: '@both' },
  async ({ page, hasTouch }) => {
    const evil = '<img src=x onerror=alert(1)><b>bold</b>';
    for (const [primaryColor, backgroundColor] of [
      ['#3b82f6', '#ffffff'],
      ['tomato', '101820'],
      ['#777777', '#777777'],
    ] as const) {
      const query = new URLSearchParams({
        primaryColor,
        backgroundColor,
        headerText: evil,
        customFields: 'Role, <i>Size</i>',
      });
      await page.goto(`/embed?${query.toString()}`);
      await expect(page.getByRole('heading', { name: evil })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (hasTouch) await expectRoomToTap(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.goto('/embed?leadCapture=false&backgroundColor=%23000000');
    await expect(page.getByRole('button', { name: 'Try the demo without signing up' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)');
  },
);

test(
  'a page that is not allowed frames nothing, also around one that is',
  { tag: '@once' },
  async ({ page, baseURL, uncaught }) => {
    const hostile = await EmbeddingSite.open();
    const embed = `${baseURL}/embed`;
    const refused = (): number => uncaught.filter((words) => /frame-ancestors/.test(words)).length;
    await page.goto(hostile.framing(embed));
    await expect.poll(refused).toBe(1);
    await page.goto(hostile.framing(site.framing(embed)));
    await expect.poll(refused).toBe(2);
    // The allowed page itself may frame no other page of the game.
    await page.goto(site.framing(`${baseURL}/`, `${baseURL}/subscription`));
    await expect.poll(refused).toBe(4);
    uncaught.splice(0);
    await hostile.close();
  },
);

test('hostile messages change nothing', { tag: '@once' }, async ({ page, baseURL }) => {
  const hostile = await EmbeddingSite.open();
  await page.goto(site.framing(`${baseURL}/embed`, hostile.framing()));
  const frame = page.frameLocator('iframe >> nth=0');
  await expect(frame.getByRole('heading', { name: 'Your saga begins here' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.length)).toBe(1);
  // A neighbour of another origin, whose messages the browser delivers too.
  await page
    .frames()
    .find((one) => one.url().startsWith(hostile.origin))
    ?.evaluate(() => {
      window.parent.frames[0]?.postMessage({ type: 'GHL_CONFIG_UPDATE', data: { headerText: 'of a neighbour' } }, '*');
      window.parent.frames[0]?.postMessage({ type: 'GHL_START_GAME' }, '*');
    });
  await page.evaluate(() => {
    const say = (data: unknown): void => window.frames[0]?.postMessage(data, '*');
    const update = (headerText: string, more: object = {}) => ({
      type: 'GHL_CONFIG_UPDATE',
      data: { headerText, ...more },
    });
    say(update('x'.repeat(1_000_000)));
    say(JSON.parse('{"type":"GHL_CONFIG_UPDATE","data":{"__proto__":{"polluted":1},"headerText":"of a prototype"}}'));
    say(update('with another key', { html: '<b>' }));
    say('GHL_START_GAME');
    say({ type: 'GHL_RESET_GAME' });
    for (let n = 1; n <= 5_000; n++) say(update(`flood ${n}`));
  });
  // Twenty pass in 10 s, and the five before them were counted.
  await expect(frame.getByRole('heading', { name: 'flood 15' })).toBeVisible();
  expect(await page.frames()[1]?.evaluate(() => (({}) as Record<string, unknown>)['polluted'])).toBeUndefined();
  await hostile.close();
});

test('a frame of another site says that its storage is kept apart', { tag: '@once' }, async ({ page }) => {
  const words = inFrame(page).getByText(/kept for this site alone/);
  await embedded(page);
  await expect(words).toBeVisible();
  // A page of the game's own site shares it.
  await embedded(page, site.ofTheGame);
  await expect(inFrame(page).getByRole('heading', { name: 'Your saga begins here' })).toBeVisible();
  await expect(words).toHaveCount(0);
  await page.goto('/embed');
  await expect(page.getByRole('heading', { name: 'Your saga begins here' })).toBeVisible();
  await expect(page.getByText(/kept for this site alone/)).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('the notice says its terms on the spot', { tag: '@once' }, async ({ page }) => {
  await page.goto('/embed?companyName=Hedeby');
  const notice = page.getByText(/^Terms: /);
  await expect(notice).toContainText('kept by Hedeby and the makers of the game');
  await page.goto('/embed?leadCapture=false');
  await expect(notice).toHaveText('Terms: beginning costs nothing, and asks for no name and no address.');
});

test('a frame whose storage is blocked plays all the same, and says so', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    const refuse = (): never => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await embedded(page);
  const frame = inFrame(page);
  await expect(frame.getByText(/keeps nothing inside this page/)).toBeVisible();
  await frame.getByRole('button', { name: 'Try the demo without signing up' }).click();
  await frame.getByRole('button', { name: 'Begin normal' }).click();
  await expect(frame.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
});
