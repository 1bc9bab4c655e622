import { type Character } from '#contracts/session/views.js';
import { Suspense, useEffect, useState } from 'react';
import { PageLoading } from '../../../components/states/page-loading.js';
import { HintProvider } from '../../../components/tooltip.js';
import { loadPeople } from '../../../crafts/use-people.js';
import { useFollowedTheme } from '../../../crafts/use-theme.js';
import { GameOver } from '../../game-over/index.js';
import { NotesAnnouncer } from '../../marginalia/index.js';
import { PromptModal } from '../../prompts/index.js';
import { SessionProvider, useSession } from '../../session/index.js';
import { StoryAnnouncer, WaitingStory } from '../../story/index.js';
import { RollOverlay } from '../rolls/roll-overlay.js';
import { RollToast } from '../rolls/roll-toast.js';
import { useRolls } from '../rolls/use-rolls.js';
import { usePlayTab } from '../use-play-tab.js';
import { PlayLayout } from './layout/play-layout.js';

/** The last roll is shown over the page before Game Over takes its place. */
const PlayOrGameOver = ({ rolling }: { readonly rolling: boolean }) => {
  const { gameOver, acting } = useSession();
  return gameOver && !rolling && acting === null ? <GameOver /> : <PlayLayout />;
};

/** The page of one session: its layout, its rolls, and the prompt of a player without tokens. */
export const PlaySession = ({ character }: { readonly character: Character }) => {
  useFollowedTheme(character.faction);
  // Loads the parts of the page in parallel with the story.
  useEffect(() => void loadPeople(character.faction).catch(() => undefined), [character.faction]);
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
    >
      <HintProvider>
        <Suspense fallback={<PageLoading>Loading your story...</PageLoading>}>
          <WaitingStory value={overlay.roll !== null}>
            <PlayOrGameOver rolling={overlay.roll !== null} />
          </WaitingStory>
        </Suspense>
      </HintProvider>
      {overlay.roll !== null && <RollOverlay result={overlay.roll} onDismiss={overlay.dismiss} />}
      {passing !== null && <RollToast result={passing} />}
      <StoryAnnouncer />
      <NotesAnnouncer />
      <PromptModal open={outOfTokens} onOpenChange={setOutOfTokens} />
    </SessionProvider>
  );
};
