import { CharacterPanel } from '../../../character/index.js';
import { ActionsPanel } from '../../../choices/index.js';
import { MapPanel } from '../../../map/index.js';
import { StoryPanel } from '../../../story/index.js';
import { PlayHead } from './play-head.js';

/** The chart across the page, and under it two columns: story and actions, and the character's panel, which folds. */
export const TabletLayout = () => (
  <div className="page tablet leaf-width pb-8">
    <PlayHead />
    <div className="tablet-columns">
      <div className="tablet-chart">
        <MapPanel plain />
      </div>
      <main className="tablet-story">
        <StoryPanel />
        <ActionsPanel />
      </main>
      <div className="tablet-side">
        <CharacterPanel />
      </div>
    </div>
  </div>
);
