import { useTheme } from '../../../../crafts/use-theme.js';
import { CharacterPanel } from '../character/character-panel.js';
import { ActionsPanel } from '../choices/actions-panel.js';
import { leafOf } from '../../domain/leaves.js';
import { usePlay } from '../../play-context.js';
import { MapPanel } from '../map-panel.js';
import { StoryPanel } from '../story/story-panel.js';
import { PlayHead } from './play-head.js';

/** The open book: chart and character on the left page, story and actions on the right. */
export const BookLayout = () => {
  const { Gutter } = useTheme();
  const { latest } = usePlay();
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
