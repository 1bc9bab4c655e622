/* What paints plates in the page's own thread. A worker has its own copy, so that this one is rarely loaded. */
export { loadStamps } from './load-stamps.js';
export { plateMaker } from '../drawing/chart/plate/plate-maker.js';
