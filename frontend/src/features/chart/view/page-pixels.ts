import { type Size } from './use-size.js';

/**
 * The size of a pane for painting, in pixels of a page that is not scaled: letters, lines and drawings keep their sizes
 * there, and the page's scale makes more device pixels of each. The style sheet scales the painted sheets by `factor`.
 */
export const inPagePixels = ({ width, height, ratio }: Size, factor: number): Size => ({
  width: width / factor,
  height: height / factor,
  ratio: ratio * factor,
});
