import { type ActionAnswer, type Character } from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { type ReactNode, useState } from 'react';
import { actionDraftOf } from '../action-draft.js';
import { isGameOver } from '../domain/game-over.js';
import { SessionContext } from '../session-context.js';
import { type TabNews, useOtherTabs } from '../stream/other-tabs.js';
import { usePlayerAction } from '../use-player-action.js';
import { useSessionQueries } from '../use-session-queries.js';
import { SessionLoading } from './session-loading.js';

interface SessionProviderProps {
  readonly character: Character;
  /** `late`: the action was unsent for a while, and the player no longer waits for it. */
  readonly onAnswer: (answer: ActionAnswer, late: boolean) => void;
  /** Another tab has played this session. */
  readonly onNews: (news: TabNews) => void;
  readonly onOutOfTokens: () => void;
  readonly onShowOnChart: () => void;
  readonly children: ReactNode;
}

/** Reads one session, sends the player's actions, and offers both to its children by `useSession`. */
export const SessionProvider = ({ character, children, onAnswer, onNews, ...events }: SessionProviderProps) => {
  const { storiesState, pending, ...session } = useSessionQueries(character);
  const [chartFocus, setChartFocus] = useState<Hex | null>(null);
  const [draft] = useState(() => actionDraftOf(character.sessionId));
  const gameOver = isGameOver(character, session.choices);
  useOtherTabs(character.sessionId, (news) => {
    session.retry();
    onNews(news);
  });
  const { act, ready, acting, unsent } = usePlayerAction({
    character,
    draft,
    turn: session.latest?.turnNumber ?? null,
    blocked: gameOver || pending,
    onOutOfTokens: events.onOutOfTokens,
    onAnswer: (answer, late) => {
      setChartFocus(null);
      onAnswer(answer, late);
    },
  });
  if (storiesState.data === undefined) return <SessionLoading error={storiesState.error} retry={session.retry} />;
  const showOnChart = ({ q, r }: Hex): void => {
    setChartFocus({ q, r });
    events.onShowOnChart();
  };
  const busy = acting !== null || unsent !== null || pending;
  return (
    <SessionContext
      value={{ ...session, character, acting, unsent, busy, gameOver, act, ready, draft, chartFocus, showOnChart }}
    >
      {children}
    </SessionContext>
  );
};
