/** Percent. */
export const SCALE = { least: 70, most: 150, step: 5, default: 100 } as const;

/** The window sizes that the layouts were designed for (design section 9). */
const DRAWN_FOR = [
  { upTo: 768, width: 390, most: 115 },
  { upTo: 1023, width: 820, most: 115 },
  { upTo: Infinity, width: 1440, height: 900, most: SCALE.most },
] as const;

const toStep = (percent: number): number => Math.floor(percent / SCALE.step) * SCALE.step;
const within = (least: number, most: number, percent: number): number => Math.max(least, Math.min(most, percent));

/** The scale of the page in a window of this size, in percent. */
export const autoScale = (width: number, height: number): number => {
  const drawn = DRAWN_FOR.find(({ upTo }) => width <= upTo) ?? DRAWN_FOR[2];
  const byWidth = width / drawn.width;
  const share = 'height' in drawn ? Math.min(byWidth, height / drawn.height) : byWidth;
  return within(85, drawn.most, toStep(share * 100));
};

/** The stored percentage; 100 for any other value. */
export const percentOf = (text: string | null): number => {
  const percent = Number(text ?? SCALE.default);
  return Number.isFinite(percent) && percent > 0 ? within(SCALE.least, SCALE.most, toStep(percent)) : SCALE.default;
};
