import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { type ActionRequest, type WorldView } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { centreOf, type Point } from '../../../frontend/src/drawing/chart/survey/grid.js';
import { held, HEX_SIZE, offsetOf, ZOOM } from '../../../frontend/src/features/chart/view/camera.js';
import { type Player } from '../../support/player.js';
import { Book } from './book.js';

/** Up to this width the hexes are larger (specification section 9). */
const PHONE = 768;
const MOST_TURNS = 20;

/** Plays over HTTP until the session offers ways. @returns the cells they lead to, and the hero's cell */
const atCrossroads = async (player: Player): Promise<{ readonly ways: readonly Hex[]; readonly hero: Hex }> => {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { availableMovement, choices } = (await player.choices()).body;
    if (availableMovement.length > 0) {
      const { body } = await player.call<WorldView>('GET', `/api/sessions/${player.sessionId}/world`);
      return { ways: availableMovement.map(({ q, r }) => ({ q, r })), hero: body.currentLocation };
    }
    const open = choices.find(({ requiresItem, cost }) => requiresItem === null && cost === undefined);
    await player.act(
      randomUUID(),
      open ? { action: open.action, choiceId: open.id } : { action: 'I wait and watch', isCustomAction: true },
    );
  }
  throw new Error(`no way leads on after ${MOST_TURNS} turns`);
};

/** Drives the chart by touch if the page has it, else by mouse. Tests read its state from its live region. */
export class ChartDriver {
  /** Actions sent since the chart was opened. */
  readonly sent: ActionRequest[] = [];

  private constructor(
    private readonly book: Book,
    private readonly fingers: CDPSession | null,
    readonly hero: Hex,
    readonly ways: readonly Hex[],
  ) {
    book.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/actions'))
        this.sent.push(request.postDataJSON() as ActionRequest);
    });
  }

  /** Opens a saga that offers ways, and waits until its chart is drawn. */
  static async opened(page: Page, player: Player): Promise<ChartDriver> {
    const { ways, hero } = await atCrossroads(player);
    const book = new Book(page);
    await book.open(player);
    const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
    const chart = new ChartDriver(book, hasTouch ? await page.context().newCDPSession(page) : null, hero, ways);
    await book.turnTo('Map');
    await expect(chart.surface).toBeVisible();
    await expect(page.getByText('Generating world...')).toHaveCount(0);
    return chart;
  }

  isWay(cell: Hex): boolean {
    return this.ways.some((way) => sameHex(way, cell));
  }
  get surface(): Locator {
    return this.book.page.getByRole('application');
  }
  /** The announcement for the tapped or steered cell: it ends with the coordinates, or with how to travel there. */
  get said(): Locator {
    return this.book.page.getByRole('status').filter({ hasText: /(\d|Enter to travel)\.$/ });
  }
  button(name: string): Locator {
    return this.book.page.getByRole('button', { name, exact: true });
  }
  /** Uses a mouse on a phone too: a busy page takes a slow tap for a long press. Gestures on the chart itself use touch. */
  press(name: string): Promise<void> {
    return this.button(name).click();
  }
  expectScale(zoom: number): Promise<void> {
    return expect(this.book.page.getByRole('group', { name: `Chart, scale ${zoom}`, exact: true })).toBeVisible();
  }

  private async box(): Promise<{
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }> {
    await this.surface.scrollIntoViewIfNeeded();
    const box = await this.surface.boundingBox();
    if (box === null) throw new Error('there is no chart');
    return box;
  }
  async middle(): Promise<Point> {
    const { x, y, width, height } = await this.box();
    return { x: x + width / 2, y: y + height / 2 };
  }
  /** The position of a cell in the initial view. */
  async placeOf(cell: Hex): Promise<Point> {
    const { width, height } = await this.box(),
      middle = await this.middle();
    const hexSize = (this.book.page.viewportSize()?.width ?? 0) <= PHONE ? HEX_SIZE.phone : HEX_SIZE.desk;
    const home = held({ ...centreOf(this.hero), zoom: ZOOM.initial }, { width, height, hexSize });
    const { x, y } = offsetOf(home, centreOf(cell), hexSize);
    return { x: middle.x + x, y: middle.y + y };
  }

  /** Touches for this many ms. Events carry their own timestamps, independent of the machine's speed; they end now, since browsers ignore future ones. */
  async tap({ x, y }: Point, ms = 80): Promise<void> {
    if (this.fingers === null) return this.book.page.mouse.click(x, y);
    const at = (Date.now() - ms) / 1000;
    await this.fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: at });
    await this.fingers.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: at + ms / 1000,
    });
  }

  /** Moves several fingers together from start to end within a tenth of a second; a mouse counts as one finger. */
  async slide(...hands: readonly { readonly from: Point; readonly to: Point }[]): Promise<void> {
    const steps = 10,
      begun = Date.now() / 1000 - (steps + 1) / 100,
      at = (t: number): Point[] =>
        hands.map(({ from, to }) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }));
    const { mouse } = this.book.page,
      [first, last] = [at(0)[0], at(1)[0]];
    if (this.fingers === null && first && last) {
      await mouse.move(first.x, first.y);
      await mouse.down();
      await mouse.move(last.x, last.y, { steps });
      return mouse.up();
    }
    for (let step = 0; step <= steps; step += 1)
      await this.fingers?.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: at(step / steps).map((point, id) => ({ ...point, id })),
        timestamp: begun + step / 100,
      });
    await this.fingers?.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: begun + (steps + 1) / 100,
    });
  }

  /** Pinches about the middle, from one distance to another. */
  async pinch(from: number, to: number): Promise<void> {
    const { x, y } = await this.middle();
    const finger = (side: number) => ({ from: { x: x + (side * from) / 2, y }, to: { x: x + (side * to) / 2, y } });
    await this.slide(finger(-1), finger(1));
  }
}
