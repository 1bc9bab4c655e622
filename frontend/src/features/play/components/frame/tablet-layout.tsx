import { CharacterPanel } from '../character/character-panel.js';
import { ActionsPanel } from '../choices/actions-panel.js';
import { MapPanel } from '../map-panel.js';
import { StoryPanel } from '../story/story-panel.js';
import { PlayHead } from './play-head.js';

/** Two columns: story and actions; chart and the character, who folds. */
export const TabletLayout = () => (
  <div className="page leaf-width pb-8">
    <PlayHead />
    <div className="tablet-columns">
      <main className="min-w-0">
        <StoryPanel />
        <ActionsPanel />
      </main>
      <div className="tablet-side">
        <CharacterPanel />
        <MapPanel />
      </div>
    </div>
  </div>
);
