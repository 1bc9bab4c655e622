import { useTheme } from '../../../../crafts/use-theme.js';
import { CharacterPanel } from '../../../character/components/character-panel.js';
import { ActionsPanel } from '../../../choices/components/actions-panel.js';
import { leafOf } from '../../../session/domain/leaves.js';
import { useSession } from '../../../session/session-context.js';
import { MapPanel } from '../../../map/components/map-panel.js';
import { StoryPanel } from '../../../story/components/story-panel.js';
import { PlayHead } from './play-head.js';

/** The open book: chart and character on the left page, story and actions on the right. */
export const BookLayout = () => {
  const { Gutter } = useTheme();
  const { latest } = useSession();
  return (
    <div className="page book">
      <PlayHead />
      <div className="book-pages">
        <div className="book-left">
          <MapPanel plain />
          <CharacterPanel wide />
        </div>
        <Gutter leaf={leafOf(latest)} />
        <main className="book-right">
          <StoryPanel />
          <ActionsPanel />
        </main>
      </div>
    </div>
  );
};
