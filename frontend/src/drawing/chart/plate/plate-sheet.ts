import { type Sheet } from '../stamps/atlas.js';
import { type Survey } from '../survey/survey.js';
import { type Frame } from './frame.js';

/** A part of the chart on its canvas, and the world that is charted. */
export interface PlateSheet extends Sheet {
  readonly survey: Survey;
  readonly frame: Frame;
}
