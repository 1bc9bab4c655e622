import { type ActionAnswer, type Character } from '#contracts/session/views.js';
import { type Hex } from '#contracts/world/hex.js';
import { useCallback, useState } from 'react';
import { useFollowedTheme } from '../../../themes/use-theme.js';
import { GameOver } from '../../game-over/components/game-over.js';
import { OutOfTokens } from '../../tokens/components/out-of-tokens.js';
import { PlayContext } from '../play-context.js';
import { usePlayTab } from '../use-play-tab.js';
import { useAct } from '../use-act.js';
import { useRollOverlay } from '../use-roll-overlay.js';
import { useSession } from '../use-session.js';
import { PlayLayout } from './frame/play-layout.js';
import { RollOverlay } from './frame/roll-overlay.js';
import { StoryAnnouncer } from './story/story-announcer.js';
import { StoriesState } from './story/stories-state.js';

const isOver = ({ gameOver, hitPoints }: Character, over: boolean | undefined): boolean => gameOver || over === true || hitPoints <= 0;

/** One saga: reads it, sends what the player does, and shows Game Over when it has ended. */
export const PlaySession = ({ character }: { readonly character: Character }) => {
  useFollowedTheme(character.faction);
  const session = useSession(character);
  const { setTab } = usePlayTab();
  const [spent, setSpent] = useState(false);
  const [sought, setSought] = useState<Hex | null>(null);
  const overlay = useRollOverlay(useCallback(() => setTab('story'), [setTab]));
  const gameOver = isOver(character, session.choices?.gameOver);
  const seek = ({ q, r }: Hex): void => {
    setSought({ q, r });
    setTab('map');
  };
  const onAnswer = ({ response, story }: ActionAnswer): void => {
    setSought(null);
    if (response.actionResult.roll === null) setTab('story');
    else overlay.show({ result: response.actionResult, turn: story.turnNumber });
  };
  const { act, acting } = useAct({
    character,
    turn: session.latest?.turnNumber ?? null,
    blocked: gameOver || session.pending,
    onOutOfTokens: () => setSpent(true),
    onAnswer,
  });
  const { storiesState, pending, ...rest } = session;
  if (storiesState.data === undefined) return <StoriesState error={storiesState.error} retry={session.retry} />;
  const play = { ...rest, character, acting, busy: acting !== null || pending, gameOver, act, sought, seek };
  return (
    <PlayContext value={play}>
      {gameOver && overlay.roll === null && acting === null ? <GameOver /> : <PlayLayout />}
      {overlay.roll !== null && <RollOverlay roll={overlay.roll} onDismiss={overlay.dismiss} />}
      <StoryAnnouncer />
      <OutOfTokens open={spent} onOpenChange={setSpent} />
    </PlayContext>
  );
};
