import { type CityContent } from './city-content.js';
import { type LandmarkContent } from './saga-content.js';

/** What the world of a people is furnished with: its towns, its place names and the landmarks between the towns. */
export interface LandContent {
  readonly towns: CityContent;
  /** For 10 to 14 marks, on any land of the people. */
  readonly landmarks: readonly LandmarkContent[];
}
