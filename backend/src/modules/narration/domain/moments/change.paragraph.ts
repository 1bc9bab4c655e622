import { HEALED } from '#game/content/common/voice/healed.js';
import { type WoundDepth, WOUNDS } from '#game/content/common/voice/wounds.js';
import { HEAL_GRAMMAR, WOUND_GRAMMARS } from '#game/content/common/telling/body.js';
import { WOUND_LINES } from '../grammar/tables.js';
import { type Paragraph, piece, RANK, telling } from '../leaf.js';
import { woundSortOf } from '../wound-sort.js';
import { dealingParagraph } from './dealing.paragraph.js';
import { anyOf, type Moment, oneIn } from './moment.js';
import { thingParagraph } from './thing.paragraph.js';

/** Parts of full health. */
const DEEP = 0.12;
const GRAVE = 0.3;
const depthOf = (lost: number, max: number): WoundDepth =>
  lost >= max * GRAVE ? 'grave' : lost >= max * DEEP ? 'deep' : 'light';

/** A hard road tells of its own scratches, and a death of its own wound; what is remarked of a wound fits no fever. */
const wound = ({ facts, phrases }: Moment): Paragraph => {
  const { hitPointsLost, hero, deed, ending, faction } = facts;
  const depth = depthOf(hitPointsLost, hero.maxHitPoints);
  if (hitPointsLost <= 0 || ending === 'death' || (depth === 'light' && deed?.kind === 'move')) return [];
  const sort = woundSortOf(facts);
  const hurt = phrases.fresh(
    'wound',
    anyOf('wound', facts, [WOUND_GRAMMARS[sort][depth], WOUNDS[sort][depth], WOUND_GRAMMARS[sort][depth]]),
  );
  const remark =
    sort !== 'weariness' && depth !== 'grave' && oneIn(2, facts, 'wound-remark')
      ? phrases.fresh('wound-remark', [WOUND_LINES[faction]])
      : null;
  return telling('wounds', [...piece(RANK.change, hurt), ...piece(RANK.way, remark)]);
};

/** What a turn cost and gained: flesh, things, coins, company. */
export const changeParagraph = (moment: Moment): Paragraph => [
  ...wound(moment),
  ...thingParagraph(moment),
  ...dealingParagraph(moment),
  ...(moment.facts.hitPointsGained > 0
    ? telling(
        'healing',
        piece(
          RANK.people,
          moment.phrases.fresh('healed', anyOf('healed', moment.facts, [HEAL_GRAMMAR, HEAL_GRAMMAR, HEALED])),
        ),
      )
    : []),
];
