import { type Catalogue } from '../../model/content/catalogue.js';
import { type Encounters } from '../../model/encounter.js';
import { leisureAt } from './leisure.js';
import { pickWeighted } from './pick-weighted.js';
import { spineEncounterAgain, spineEncounterAt } from './spine-encounters.js';
import { isAtHunter, isAtReckoning, isAtScene, isAtTest, isReady } from './spine-situation.js';
import { opened, storyletFor } from './storylets.js';
import { findsAt, weightOf } from './things.js';

/** Percentage of arrivals in the wild without an encounter. */
const QUIET = 30;

/** Storylets by place and people, drawn from this content with the turn's dice (design section 7). */
export const encountersOf = (content: Catalogue): Encounters => ({
  meet: (situation, draw) => {
    const destined = spineEncounterAt(content, situation, draw);
    if (destined) return destined;
    const quiet = situation.turn > 0 && draw('quiet', 100) <= QUIET;
    const frame = situation.city !== null || quiet ? undefined : storyletFor(content, situation, draw);
    return frame ? opened(content, frame, situation) : leisureAt(content, situation, draw);
  },
  continue: (situation, draw) => {
    if ([isAtTest, isAtHunter, isAtScene, isAtReckoning].some((isAt) => isAt(situation)))
      return spineEncounterAgain(content, situation) ?? leisureAt(content, situation, draw);
    const frame = content.frames.get(situation.cell.frame ?? '');
    return frame ? opened(content, frame, situation) : leisureAt(content, situation, draw);
  },
  settle: (situation, draw) => {
    const test = isReady(situation) && !isAtTest(situation) ? spineEncounterAt(content, situation, draw) : null;
    return test ?? leisureAt(content, situation, draw);
  },
  find: (situation, draw) => {
    const { faction, terrain, city } = situation;
    const finds = findsAt(content, situation, city === null ? terrain : 'city');
    const weight = weightOf(content, faction);
    return pickWeighted(finds, ({ item }) => weight(item), draw, 'loot')?.item ?? null;
  },
});
