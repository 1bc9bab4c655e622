import { ScrollPane } from '../../../../components/scroll-pane.js';
import { CharacterPanel } from '../../../character/index.js';
import { ActionsPanel } from '../../../choices/index.js';
import { LeafBefore, StoryPanel } from '../../../story/index.js';
import { PlayHead } from './play-head.js';

/** Three panels side by side: character, story, actions. */
export const PanelsLayout = () => (
  <div className="page book">
    <PlayHead />
    <div className="panels">
      <ScrollPane className="panel-character">
        <CharacterPanel withMap />
      </ScrollPane>
      <main className="contents">
        <div className="panel-story">
          <StoryPanel>
            <LeafBefore />
          </StoryPanel>
        </div>
        <div className="panel-actions">
          <ActionsPanel />
        </div>
      </main>
    </div>
  </div>
);
