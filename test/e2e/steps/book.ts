import { expect, type Locator, type Page } from '@playwright/test';
import { type Difficulty } from '#game/model/character.js';
import { type Player } from '../../support/player.js';

/** Up to this width the parts of a game are tabs (design section 9). */
const TABS_UP_TO = 768;
/** From this width and up to this height a phone is on its side. */
const SIDE = { from: 640, height: 480 };
const ROLL_MS = 3_500;

/** Drives the game like a player: taps or clicks, and opens the tab of an element first. */
export class Book {
  private hasClock = false;

  /** `site` if the test does not use the shared game. */
  constructor(
    readonly page: Page,
    readonly site = '',
  ) {}

  get isSmall(): boolean {
    return (this.page.viewportSize()?.width ?? 0) <= TABS_UP_TO;
  }

  /** Taps on a touch screen, clicks with a mouse. */
  async press(what: Locator): Promise<void> {
    await expect(what).toBeVisible();
    if (await this.page.evaluate(() => navigator.maxTouchPoints > 0)) await what.tap();
    else await what.click();
  }

  /** Selects a radio button by pressing its label, as users do. */
  async mark(name: string | RegExp): Promise<void> {
    const radio = this.page.getByRole('radio', { name, exact: true });
    await this.press(this.page.locator('label', { has: radio }));
    await expect(radio).toBeChecked();
  }

  /** A phone on its side: the story is always there, and has no tab. */
  private get isOnItsSide(): boolean {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    return width >= SIDE.from && height <= SIDE.height && width > height;
  }

  async turnTo(leaf: 'Story' | 'Actions' | 'Character' | 'Map'): Promise<void> {
    const name = this.isOnItsSide && leaf === 'Story' ? 'Actions' : leaf;
    if (!this.isSmall && !this.isOnItsSide) return;
    await this.press(this.page.getByRole('tab', { name, exact: true }));
    await expect(this.page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }

  async unfoldOath(): Promise<void> {
    await this.turnTo('Character');
    await this.press(this.page.getByRole('button', { name: /^The oath .+ Unfold$/ }));
  }

  /** From '/' to the first leaf, as a guest. */
  async begin(difficulty: Difficulty, faction = 'Vikings'): Promise<void> {
    const { page } = this;
    await page.goto(`${this.site}/`);
    await this.press(page.getByRole('button', { name: `Begin ${difficulty}` }));
    await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
    await this.mark(new RegExp(faction));
    await this.press(page.getByRole('button', { name: 'Continue to Character Creation' }));
    await this.press(page.getByRole('button', { name: 'Randomize All' }));
    await this.press(page.getByRole('button', { name: 'Continue to Backstory' }));
    for (const answer of [/A full head/, /Quick hands/, /Wanting to see/]) await this.mark(answer);
    await this.press(page.getByRole('button', { name: 'Create Character' }));
    await this.opened();
  }

  /** Opens a saga that was started over HTTP, once it can be read: a busy game asks for patience until then. */
  async open(player: Player): Promise<void> {
    await expect.poll(async () => (await player.choices()).status).toBe(200);
    await this.arrive(player);
    await this.opened();
  }

  /** The same with the chart closed, for tests of other things: at a desk it takes as long to draw as all the rest. */
  async openWithoutChart(player: Player): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('map_open', 'false'));
    await this.open(player);
  }

  /** The same as open, but does not wait for choices: the saga may be over. */
  async arrive({ token, characterId }: Player): Promise<void> {
    await this.page.addInitScript((stored) => localStorage.setItem('auth_token', stored), token);
    await this.page.goto(`${this.site}/?step=gameplay&character=${characterId}`);
  }

  async opened(): Promise<void> {
    await this.turnTo('Story');
    await expect(this.story).toBeVisible();
    await expect(this.choices.first()).toBeVisible();
  }

  get story(): Locator {
    return this.page.locator('[data-newest]');
  }
  get choices(): Locator {
    return this.page.getByRole('region', { name: 'Choices' }).getByRole('listitem').getByRole('button');
  }
  get ways(): Locator {
    return this.page.getByRole('list', { name: 'Ways on' }).getByRole('button');
  }
  get roll(): Locator {
    return this.page.locator('.roll-slip');
  }

  /** Waits for the response to the action that `act` sends, and until its roll is gone. */
  async turn(act: () => Promise<void>): Promise<void> {
    await this.installClock();
    const answered = this.page.waitForResponse((answer) => answer.url().endsWith('/api/actions'));
    await act();
    expect((await answered).status()).toBe(200);
    await this.passRoll();
    await expect(this.page.getByText('AI Game Master')).toBeHidden();
  }

  /** Installs a fake clock, only on pages that take turns: gestures need the real clock. */
  private async installClock(): Promise<void> {
    if (this.hasClock) return;
    this.hasClock = true;
    await this.page.clock.install();
  }

  /** A roll is shown for 3 s (specification section 4). Tests that take turns do not test the roll, so the page's clock is fast-forwarded. */
  private async passRoll(): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(ROLL_MS);
      await expect(this.roll).toBeHidden({ timeout: 100 });
    }).toPass();
  }

  /** Opens the choices one after the other until one can be acted on. */
  async openLine(): Promise<Locator> {
    await this.turnTo('Actions');
    for (let n = 0; n < (await this.choices.count()); n += 1) {
      const line = this.choices.nth(n);
      await this.press(line);
      await expect(line).toHaveAttribute('aria-expanded', 'true');
      if ((await line.getAttribute('aria-disabled')) !== 'true') return line;
    }
    throw new Error('none of the choices can be acted on');
  }

  /** The first tap opens a line, the second acts. */
  async choose(): Promise<void> {
    const line = await this.openLine();
    await this.turn(() => this.press(line));
  }

  get ownWords(): Locator {
    return this.page.getByRole('textbox', { name: 'Your own action' });
  }
  get actButton(): Locator {
    return this.page.getByRole('button', { name: 'Act', exact: true });
  }

  /** What was said beside the story. */
  get aside(): Locator {
    return this.page.getByRole('complementary', { name: 'Beside the story' });
  }

  /** A question in the field for own words is answered beside the story. */
  async ask(question: string): Promise<void> {
    await this.turnTo('Actions');
    await this.ownWords.fill(question);
    await this.press(this.actButton);
    await expect(this.aside.last()).toContainText(question);
    await expect(this.ownWords).toHaveValue('');
  }

  /** The first press shows how the words are read, the second acts. */
  async write(words: string): Promise<void> {
    await this.turnTo('Actions');
    await this.ownWords.fill(words);
    await this.press(this.actButton);
    await expect(this.page.getByText('Act again to do it')).toBeVisible();
    await this.turn(() => this.press(this.actButton));
  }
}
