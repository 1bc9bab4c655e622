/** Percent. */
export const SCALE = { least: 70, most: 200, step: 5, default: 100 } as const;

/** The window that the layouts of a desk were designed for (design section 9); smaller windows have layouts of their own. */
const DESK = { from: 1024, width: 1440, height: 900 } as const;

const within = (least: number, most: number, percent: number): number => Math.max(least, Math.min(most, percent));

/**
 * The scale of the page in a window of this size, in percent: it grows with a desk's window, so that the page fills it.
 * The style sheet says the same (base.css), because the page is set before the script has come.
 */
export const autoScale = (width: number, height: number): number =>
  width < DESK.from
    ? SCALE.default
    : within(SCALE.default, SCALE.most, 100 * Math.min(width / DESK.width, height / DESK.height));

/** The stored percentage; 100 for any other value. */
export const percentOf = (text: string | null): number => {
  const percent = Number(text ?? SCALE.default);
  return Number.isFinite(percent) && percent > 0
    ? within(SCALE.least, SCALE.most, Math.floor(percent / SCALE.step) * SCALE.step)
    : SCALE.default;
};
