import { type Page } from '@playwright/test';

export interface Line {
  readonly text: string;
  /** Contrast (WCAG 2.2) of the text's colour with the pixel behind it that is nearest in luminance. */
  readonly least: number;
}

interface Box {
  readonly text: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The line boxes of the selected text, without the font's free space above and below the letters. */
const linesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT),
        range = document.createRange(),
        lines: Box[] = [];
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const { parentElement: parent, textContent: text } = node;
        if (!parent?.checkVisibility() || parent.closest('.sr-only, .skip-link') || !text?.trim()) continue;
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects())
          if (width > 3)
            lines.push({
              text,
              colour: getComputedStyle(parent).color,
              x,
              y: y + height * 0.14,
              width,
              height: height * 0.72,
            });
      }
      return lines;
    }),
  );

const measured = (page: Page, image: string, boxes: readonly Box[]): Promise<Line[]> =>
  page.evaluate(
    async ({ png, lines }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0)),
        picture = await createImageBitmap(new Blob([bytes]));
      const paint = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true }),
        dot = new OffscreenCanvas(1, 1).getContext('2d');
      if (!paint || !dot) throw new Error('no canvas to measure on');
      paint.drawImage(picture, 0, 0);
      const linear = (part = 0): number => (part <= 10.3 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      const luminances = (data: Uint8ClampedArray): number[] =>
        Array.from(
          { length: data.length / 4 },
          (_, n) => 0.2126 * linear(data[4 * n]) + 0.7152 * linear(data[4 * n + 1]) + 0.0722 * linear(data[4 * n + 2]),
        );
      return lines.map(({ text, colour, x, y, width, height }) => {
        dot.fillStyle = colour;
        dot.fillRect(0, 0, 1, 1);
        const [own = 0] = luminances(dot.getImageData(0, 0, 1, 1).data);
        const behind = luminances(
          paint.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)).data,
        );
        return {
          text,
          least: Math.min(...behind.map((other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05))),
        };
      });
    },
    { png: image, lines: boxes },
  );

/** Hides the texts; the page's policy forbids a style element, but not a constructed sheet. @returns shows them again */
const hidden = async (page: Page, selector: string): Promise<() => Promise<void>> => {
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, `:is(${selector}), :is(${selector}) * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }`);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
};

/** The contrast of every line with the pixels behind it. */
export const contrastsOver = async (page: Page, selector: string): Promise<Line[]> => {
  await page.evaluate(() => document.fonts.ready);
  const boxes = await linesOf(page, selector);
  const show = await hidden(page, selector);
  // What was never painted can't be captured: the second frame begins when the first one has been.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const image = await page.screenshot({ scale: 'css', animations: 'disabled' }).finally(show);
  return measured(page, image.toString('base64'), boxes);
};
