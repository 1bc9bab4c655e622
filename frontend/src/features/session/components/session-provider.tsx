import { type ActionAnswer, type Character } from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { type ReactNode, useRef, useState } from 'react';
import { actionDraftOf } from '../action-draft.js';
import { type AsideShown, withAside } from '../domain/asides.js';
import { isGameOver } from '../domain/game-over.js';
import { SessionContext } from '../session-context.js';
import { type TabNews, useOtherTabs } from '../stream/other-tabs.js';
import { useLeafReviews } from '../use-leaf-reviews.js';
import { useOwnWords } from '../use-own-words.js';
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
  /** The player is led to the field for their own words. */
  readonly onWrite: () => void;
  readonly children: ReactNode;
}

/** Reads one session, sends the player's actions, and offers both to its children by `useSession`. */
export const SessionProvider = ({ character, children, onAnswer, onNews, ...events }: SessionProviderProps) => {
  const { storiesState, pending, ...session } = useSessionQueries(character);
  const [chartFocus, setChartFocus] = useState<Hex | null>(null);
  const [draft] = useState(() => actionDraftOf(character.sessionId));
  const [asides, setAsides] = useState<readonly AsideShown[]>([]);
  const leafReviews = useLeafReviews();
  const isLed = useRef(false);
  const addAside = (aside: AsideShown): void => setAsides((before) => withAside(before, aside));
  const gameOver = isGameOver(character, session.choices);
  useOtherTabs(character.sessionId, (news) => {
    session.retry();
    onNews(news);
  });
  const turn = session.latest?.turnNumber ?? null;
  const { act, ready, acting, unsent } = usePlayerAction({
    character,
    draft,
    turn,
    blocked: gameOver || pending,
    onOutOfTokens: events.onOutOfTokens,
    onAside: addAside,
    onAnswer: (answer, late) => {
      setChartFocus(null);
      onAnswer(answer, late);
    },
  });
  const busy = acting !== null || unsent !== null || pending;
  const ownWords = useOwnWords({ character, draft, turn, busy, act, addAside });
  if (storiesState.data === undefined) return <SessionLoading error={storiesState.error} retry={session.retry} />;
  const showOnChart = ({ q, r }: Hex): void => {
    setChartFocus({ q, r });
    events.onShowOnChart();
  };
  const writeInstead = (words: string): void => {
    isLed.current = true;
    events.onWrite();
    ownWords.press(words);
  };
  const arrivesAtField = (): boolean => {
    const arrives = isLed.current;
    isLed.current = false;
    return arrives;
  };
  const leading = { chartFocus, showOnChart, writeInstead, arrivesAtField };
  const doing = { acting, unsent, busy, act, ready, draft, ownWords, asides, leafReviews };
  return <SessionContext value={{ ...session, ...doing, ...leading, character, gameOver }}>{children}</SessionContext>;
};
