import { type ActionAnswer, type Character } from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { useState } from 'react';
import { HintProvider } from '../../../components/tooltip.js';
import { useFollowedTheme } from '../../../crafts/use-theme.js';
import { GameOver } from '../../game-over/index.js';
import { PromptModal } from '../../prompts/index.js';
import {
  actionDraftOf,
  SessionContext,
  useOtherTabs,
  usePlayerAction,
  useSessionQueries,
} from '../../session/index.js';
import { usePlayTab } from '../use-play-tab.js';
import { useRolls } from '../rolls/use-rolls.js';
import { PlayLayout } from './layout/play-layout.js';
import { RollOverlay } from '../rolls/roll-overlay.js';
import { RollToast } from '../rolls/roll-toast.js';
import { StoryAnnouncer, StoryLoading } from '../../story/index.js';

const isOver = ({ gameOver, hitPoints }: Character, over: boolean | undefined): boolean =>
  gameOver || over === true || hitPoints <= 0;

/** One saga: reads it, sends what the player does, and shows Game Over when it has ended. */
export const PlaySession = ({ character }: { readonly character: Character }) => {
  useFollowedTheme(character.faction);
  const session = useSessionQueries(character);
  const { setTab } = usePlayTab();
  const [spent, setSpent] = useState(false);
  const [sought, setSought] = useState<Hex | null>(null);
  const [ownWords] = useState(() => actionDraftOf(character.sessionId));
  const { overlay, passing, showAnswer, showNews } = useRolls();
  const gameOver = isOver(character, session.choices?.gameOver);
  const seek = ({ q, r }: Hex): void => {
    setSought({ q, r });
    setTab('map');
  };
  const onAnswer = (answer: ActionAnswer, late: boolean): void => {
    setSought(null);
    showAnswer(answer, late);
  };
  useOtherTabs(character.sessionId, (news) => {
    session.retry();
    showNews(news);
  });
  const { act, acting, waiting } = usePlayerAction({
    character,
    ownWords,
    turn: session.latest?.turnNumber ?? null,
    blocked: gameOver || session.pending,
    onOutOfTokens: () => setSpent(true),
    onAnswer,
  });
  const { storiesState, pending, ...rest } = session;
  if (storiesState.data === undefined) return <StoryLoading error={storiesState.error} retry={session.retry} />;
  const busy = acting !== null || waiting !== null || pending;
  const play = { ...rest, character, acting, waiting, busy, gameOver, act, ownWords, sought, seek };
  return (
    <SessionContext value={play}>
      <HintProvider>
        {gameOver && overlay.roll === null && acting === null ? <GameOver /> : <PlayLayout />}
      </HintProvider>
      {overlay.roll !== null && <RollOverlay roll={overlay.roll} onDismiss={overlay.dismiss} />}
      {passing !== null && <RollToast result={passing} />}
      <StoryAnnouncer />
      <PromptModal open={spent} onOpenChange={setSpent} />
    </SessionContext>
  );
};
