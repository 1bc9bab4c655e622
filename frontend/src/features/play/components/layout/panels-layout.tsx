import { CharacterPanel } from '../../../character/components/character-panel.js';
import { ActionsPanel } from '../../../choices/components/actions-panel.js';
import { StoryPanel } from '../../../story/components/story-panel.js';
import { PlayHead } from './play-head.js';

/** Three panels side by side: character, story, actions. */
export const PanelsLayout = () => (
  <div className="page book">
    <PlayHead />
    <div className="panels">
      <CharacterPanel withMap />
      <main className="contents">
        <div className="panel-story">
          <StoryPanel />
        </div>
        <div className="panel-actions">
          <ActionsPanel />
        </div>
      </main>
    </div>
  </div>
);
