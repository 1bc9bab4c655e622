import { type ReactNode } from 'react';
import { ScrollPane } from '../../../components/scroll-pane.js';
import { useFocusFallback } from '../../../lib/use-focus-fallback.js';
import { useFullStory } from '../../preferences/index.js';
import { useSession } from '../../session/index.js';
import { CalendarLine } from '../../saga/index.js';
import { useTheme } from '../../../crafts/use-theme.js';
import { CityPanel } from './city-panel.js';
import { Asides } from './asides.js';
import { ActionStatus } from './action-status.js';
import { EarlierEntries } from './earlier-entries.js';
import { PlaceHeading } from './place-heading.js';
import { PlacePicture } from './place-picture.js';
import { NewestEntry } from './newest-entry.js';
import { KeepFullStory } from '../print/keep-full-story.js';
import { useStoryNeeds } from '../use-story-needs.js';
import { useStoryScroll } from '../use-story-scroll.js';

/** The heads of a log's columns. */
const LogHeads = ({ name }: { readonly name: string }) => {
  const { log } = useTheme();
  if (log === null) return null;
  return (
    <div className="log-heads">
      <p className="caps">
        <span className="log-hours">{log.hours}</span> <span className="log-remarks">{log.remarks(name)}</span>
      </p>
    </div>
  );
};

interface StoryPanelProps {
  /** For the room that a short leaf leaves in the pane. */
  readonly children?: ReactNode;
}

/** The story: the newest entry or all entries, the city if there is one, and the game master's status. */
export const StoryPanel = ({ children }: StoryPanelProps) => {
  const { character, stories, latest, world, acting, unsent } = useSession();
  const { log } = useTheme();
  const { full, setFull } = useFullStory();
  const turn = latest?.turnNumber ?? 0;
  const scroll = useStoryScroll(turn, full, acting !== null || unsent !== null);
  useFocusFallback(scroll, 'page');
  useStoryNeeds(scroll);
  return (
    <section aria-label="Story" className={log === null ? 'story' : 'story story-log'}>
      <PlacePicture />
      <div className="story-head">
        <div className="story-place">
          <PlaceHeading />
          <CalendarLine />
        </div>
        {stories.length > 1 && (
          <button type="button" className="text-button shrink-0 text-faded italic" onClick={() => setFull(!full)}>
            {full ? 'Show latest only' : 'Show full story'}
          </button>
        )}
      </div>
      <LogHeads name={character.name} />
      <ScrollPane scroller={scroll} className="story-scroll" label="Entries">
        {full && <EarlierEntries />}
        <NewestEntry />
        <Asides turn={turn} />
        <KeepFullStory />
        {world !== undefined && world.city !== null && <CityPanel city={world.city} />}
        <ActionStatus />
        {children}
      </ScrollPane>
    </section>
  );
};
