import { type CityContent } from './city-content.js';
import { type LandmarkContent } from './saga-content.js';

/** The content of a people's world: its towns, its place names and the landmarks between the towns. */
export interface LandContent {
  readonly towns: CityContent;
  /** Enough for 10 to 14 landmarks, on any land of the people. */
  readonly landmarks: readonly LandmarkContent[];
}
