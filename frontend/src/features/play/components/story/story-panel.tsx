import { useFocusKept } from '../../../../lib/use-focus-kept.js';
import { useFullStory } from '../../../settings/settings.js';
import { placeOf } from '../../domain/place.js';
import { usePlay } from '../../play-context.js';
import { CalendarLine } from '../saga/calendar-line.js';
import { CityPanel } from './city-panel.js';
import { Doings } from './doings.js';
import { EarlierEntries } from './earlier-entries.js';
import { Here } from './here.js';
import { NewestEntry } from './newest-entry.js';
import { useStoryScroll } from './use-story-scroll.js';

/** The story: the newest entry, or all of them; a city where there is one; and what the game master is doing. */
export const StoryPanel = () => {
  const { character, stories, latest, world, acting, waiting } = usePlay();
  const { full, setFull } = useFullStory();
  const scroll = useStoryScroll(latest?.turnNumber ?? 0, full, acting !== null || waiting !== null);
  useFocusKept(scroll, 'page');
  return (
    <section aria-label="Story" className="story">
      <div className="story-head">
        <div className="story-place">
          <h2 className="display">
            {world === undefined ? 'The story' : placeOf(world.world, character.currentLocation).title}
          </h2>
          <CalendarLine />
        </div>
        {stories.length > 1 && (
          <button type="button" className="text-button shrink-0 text-faded italic" onClick={() => setFull(!full)}>
            {full ? 'Show latest only' : 'Show full story'}
          </button>
        )}
      </div>
      <Here />
      <div ref={scroll} className="story-scroll" tabIndex={0} role="group" aria-label="Entries">
        {full && <EarlierEntries />}
        <NewestEntry />
        {world !== undefined && world.city !== null && <CityPanel city={world.city} />}
        <Doings />
      </div>
    </section>
  );
};
