import { type ActionAnswer } from '#contracts/session/views.js';
import { useCallback } from 'react';
import { toast } from '../../toasts/index.js';
import { outcomeToast, type TabNews } from '../../session/index.js';
import { usePlayTab } from '../use-play-tab.js';
import { useRollOverlay } from './use-roll-overlay.js';
import { useRollToast } from './use-roll-toast.js';

/** The overlay shows a roll that the player waits for; the short toast shows a roll of another tab or of a late response. */
export const useRolls = () => {
  const { setTab } = usePlayTab();
  const toStory = useCallback(() => setTab('story'), [setTab]);
  const overlay = useRollOverlay(toStory);
  const tell = ({ result, hitPoints }: TabNews): void => {
    if (result !== null) toast(outcomeToast(result, hitPoints));
    toStory();
  };
  const { shown, show } = useRollToast(tell);
  const showNews = (news: TabNews): void =>
    news.result === null || news.result.roll === null ? tell(news) : show(news);
  const showAnswer = (
    { response: { actionResult: result }, character: { hitPoints } }: ActionAnswer,
    late: boolean,
  ): void => {
    if (result === null) return;
    if (late) {
      showNews({ result, hitPoints });
      return;
    }
    toast(outcomeToast(result, hitPoints));
    if (result.roll === null) toStory();
    else overlay.show(result);
  };
  return { overlay, passing: shown, showAnswer, showNews };
};
