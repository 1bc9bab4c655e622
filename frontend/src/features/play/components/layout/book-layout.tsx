import { AfterFirstPaint } from '../../../../components/after-first-paint.js';
import { useTheme } from '../../../../crafts/use-theme.js';
import { CharacterPanel } from '../../../character/index.js';
import { ActionsPanel } from '../../../choices/index.js';
import { leafOf, useSession } from '../../../session/index.js';
import { MapPanel } from '../../../map/index.js';
import { LeafBefore, StoryPanel } from '../../../story/index.js';
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
          <AfterFirstPaint>
            <MapPanel plain />
            <CharacterPanel wide />
          </AfterFirstPaint>
        </div>
        <Gutter leaf={leafOf(latest)} />
        <main className="book-right">
          <StoryPanel>
            <LeafBefore />
          </StoryPanel>
          <ActionsPanel />
        </main>
      </div>
    </div>
  );
};
