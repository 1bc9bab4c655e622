import { type Page } from '@playwright/test';

/** Prints the text over the page, large and in black on white. @returns its picture, as PNG */
const print = async (page: Page, text: string, className: string): Promise<string> => {
  await page.evaluate(
    ([words, name]) => {
      const sample = document.createElement('p');
      sample.id = 'sample';
      sample.className = name;
      sample.textContent = words;
      const at = { position: 'fixed', top: '0', left: '0', zIndex: '99', width: '300px', height: '300px' };
      Object.assign(sample.style, at, { fontSize: '120px', color: 'black', background: 'white' });
      document.body.append(sample);
    },
    [text, className] as const,
  );
  // Laid out first: a font is only asked for when something needs it.
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
  const sample = page.locator('#sample');
  const png = (await sample.screenshot({ scale: 'css' })).toString('base64');
  await sample.evaluate((element) => element.remove());
  return png;
};

/**
 * How much the upper third of a letter or figure differs from its mirror image, from 0 to 1: an I hardly, a 1 with its
 * flag a good deal.
 * @param className the classes that set it
 */
export const unevennessOf = async (page: Page, text: string, className: string): Promise<number> => {
  const png = await print(page, text, className);
  return page.evaluate(async (data) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
    const { width, height } = picture;
    const paint = new OffscreenCanvas(width, height).getContext('2d');
    if (!paint) throw new Error('no canvas to measure on');
    paint.drawImage(picture, 0, 0);
    const { data: dots } = paint.getImageData(0, 0, width, height);
    const isInk = (x: number, y: number): boolean => (dots[4 * (y * width + x)] ?? 255) < 128;
    const inked = Array.from({ length: width * height }, (_, n) => [n % width, Math.floor(n / width)] as const).filter(
      ([x, y]) => isInk(x, y),
    );
    const columns = inked.map(([x]) => x);
    const sum = Math.min(...columns) + Math.max(...columns);
    const rows = inked.map(([, y]) => y);
    const third = Math.min(...rows) + (Math.max(...rows) - Math.min(...rows)) / 3;
    const upper = inked.filter(([, y]) => y < third);
    return upper.filter(([x, y]) => !isInk(sum - x, y)).length / upper.length;
  }, png);
};
