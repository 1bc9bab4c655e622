import { type Character } from '#contracts/session/views.js';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { PageLoading } from '../../../components/states/page-loading.js';
import { HintProvider } from '../../../components/tooltip.js';
import { loadFactionContent } from '../../../crafts/use-faction-content.js';
import { loadPeople } from '../../../crafts/use-people.js';
import { useFollowedTheme } from '../../../crafts/use-theme.js';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { NotesAnnouncer } from '../../marginalia/index.js';
import { LazyPromptModal } from '../../prompts/index.js';
import { SessionProvider, useSession } from '../../session/index.js';
import { StoryAnnouncer, WaitingStory } from '../../story/index.js';
import { RollOverlay } from '../rolls/roll-overlay.js';
import { RollToast } from '../rolls/roll-toast.js';
import { useRolls } from '../rolls/use-rolls.js';
import { usePlayTab } from '../use-play-tab.js';
import { PlayLayout } from './layout/play-layout.js';
import { ignored } from '../../../lib/ignored.js';

const GameOver = lazy(whenOnline(async () => ({ default: (await import('../../game-over/index.js')).GameOver })));

const LOADING = <PageLoading>Loading your story...</PageLoading>;

/** The last roll is shown over the page before Game Over takes its place. */
const PlayOrGameOver = ({ rolling }: { readonly rolling: boolean }) => {
  const { gameOver, acting } = useSession();
  return gameOver && !rolling && acting === null ? <GameOver /> : <PlayLayout />;
};

/** The page of one session: its layout, its rolls, and the prompt of a player without tokens. */
export const PlaySession = ({ character }: { readonly character: Character }) => {
  // Deferred, so that the page is rendered in slices.
  const isDressed = useDeferredValue(useFollowedTheme(character.faction), false);
  // Loads the parts of the page in parallel with the story.
  useEffect(() => {
    for (const load of [loadPeople, loadFactionContent]) load(character.faction).catch(ignored.madeUpFor);
  }, [character.faction]);
  const { setTab } = usePlayTab();
  const [outOfTokens, setOutOfTokens] = useState(false);
  const { overlay, passing, showAnswer, showNews } = useRolls();
  return (
    <SessionProvider
      character={character}
      onAnswer={showAnswer}
      onNews={showNews}
      onOutOfTokens={() => setOutOfTokens(true)}
      onShowOnChart={() => setTab('map')}
      onWrite={() => setTab('actions')}
    >
      <HintProvider fallback={LOADING}>
        <Suspense fallback={LOADING}>
          {isDressed ? (
            <WaitingStory value={overlay.roll !== null}>
              <PlayOrGameOver rolling={overlay.roll !== null} />
            </WaitingStory>
          ) : (
            LOADING
          )}
        </Suspense>
      </HintProvider>
      {overlay.roll !== null && <RollOverlay result={overlay.roll} onDismiss={overlay.dismiss} />}
      {passing !== null && <RollToast result={passing} />}
      <StoryAnnouncer />
      <NotesAnnouncer />
      <LazyPromptModal open={outOfTokens} onOpenChange={setOutOfTokens} />
    </SessionProvider>
  );
};
