/** Longer than any drawing takes: what is not drawn by then is left out. */
const PATIENCE_MS = 30_000;

const isSet = (edition: Element): boolean =>
  edition.querySelector('[aria-busy="true"], .way-waiting, .vignette:empty') === null;

/** Resolves when the fonts are there and every engraving and the chart are drawn; never, if it is called off. */
export const whenSet = async (edition: Element, isCalledOff: () => boolean): Promise<void> => {
  const until = performance.now() + PATIENCE_MS;
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (isCalledOff()) return;
      if (isSet(edition) || performance.now() > until) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};
