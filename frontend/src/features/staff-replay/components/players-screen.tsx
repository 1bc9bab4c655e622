import { type ReplayedTurn } from '#contracts/session/replay-views.js';
import { Suspense, useMemo } from 'react';
import { CharacterPanel } from '../../character/index.js';
import { LazyStillChart, seenFrom } from '../../chart/index.js';
import { ChoiceList } from '../../choices/index.js';
import { ReadingSession } from '../../session/index.js';
import { PlainText } from '../../story/index.js';
import { shownHero } from '../domain/shown-hero.js';

/** The screen of the turn, by the components of the game; nothing in it can be done. */
export const PlayersScreen = ({ replayed }: { readonly replayed: ReplayedTurn }) => {
  const { screen, masked, line } = replayed;
  const { story, world } = screen;
  const character = useMemo(() => shownHero(screen.character, masked), [screen.character, masked]);
  const stories = useMemo(() => [story], [story]);
  const seen = useMemo(() => seenFrom(world.cells), [world.cells]);
  return (
    <section aria-label="As the player saw it" className="replay-screen">
      <h2 className="display">As the player saw it</h2>
      {line.withdrawn && <p className="caption">A rewind took this turn back later.</p>}
      <ReadingSession character={character} stories={stories} world={world} saga={screen.saga} choices={screen.choices}>
        <article aria-label="Story" className="story-text">
          {story.playerAction !== null && (
            <p className="text-faded">Your Action: {masked ? <em>hidden</em> : story.playerAction}</p>
          )}
          {masked ? <p className="caption">The words are hidden.</p> : <PlainText text={story.storyContent} initial />}
        </article>
        <ChoiceList />
        <CharacterPanel whole />
        <div className="replay-chart">
          <Suspense fallback={<p className="caption">Drawing the chart…</p>}>
            <LazyStillChart
              world={world.world}
              faction={character.faction}
              label="The chart at this turn"
              seen={seen}
              route={world.route}
              current={world.currentLocation}
            />
          </Suspense>
        </div>
      </ReadingSession>
    </section>
  );
};
