import { oathOf, offerContentOf, sagaSceneOf } from '#game/content/catalogue.js';
import { type SceneChange } from '#game/model/content/scenes.js';
import { spineOfferOf } from '#game/model/offer-ids.js';
import { boxesWonBy } from '#game/rules/encounters/prizes.js';
import { type Card } from './read-saga.js';

/** In a reckoning, settling it is worth more than getting time, and getting time more than refusing. */
const SETTLED = 2;

const ofScene = ({ oath, approach, threat }: SceneChange): number => (oath ?? 0) + (approach ?? 0) - (threat ?? 0);

/** For a way through a storylet: its boxes, or half a point where it wins none but may find a thing. */
const ofStorylet = ({ id, kind }: Pick<Card, 'id' | 'kind'>, oathKey: string): number => {
  const boxes = boxesWonBy(offerContentOf(id));
  if (boxes > 0 && oathOf(oathKey)?.ways.includes(kind)) return boxes;
  return boxes === 0 || kind === 'flight' ? 0 : 0.5;
};

/**
 * What a card of an encounter wins beside getting through it, for comparison within its menu: boxes, ways into the last
 * test and time from the threat.
 */
export const prizeOf = (card: Pick<Card, 'id' | 'kind'>, oathKey: string): number => {
  const spine = spineOfferOf(card.id);
  if (spine === null) return ofStorylet(card, oathKey);
  if (spine.of === 'scene') return ofScene(sagaSceneOf(spine.key)?.ways[spine.n]?.won ?? {});
  return spine.of === 'reckoning' ? SETTLED - spine.n : 0;
};
