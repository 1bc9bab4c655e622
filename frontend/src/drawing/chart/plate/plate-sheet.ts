import { type Sheet } from '../stamps/atlas.js';
import { type Survey } from '../survey/survey.js';
import { type Frame } from './frame.js';

/** The canvas of a part of the chart, with its frame and the surveyed world. */
export interface PlateSheet extends Sheet {
  readonly survey: Survey;
  readonly frame: Frame;
}
