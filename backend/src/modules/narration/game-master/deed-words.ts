import { offerContentOf } from '#game/content/catalogue.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

/** What the player did, in words: what they wrote, or the choice that they took. */
export const deedWordsOf = ({ freeText, deed }: TurnFacts): string => {
  const content = offerContentOf(deed?.offerId ?? null);
  return [freeText ?? '', content?.action.replaceAll('_', ' ') ?? '', content?.description ?? '']
    .filter(Boolean)
    .join('. ');
};
