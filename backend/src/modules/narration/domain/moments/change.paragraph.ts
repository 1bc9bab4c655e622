import { HEAL_GRAMMAR, QUARREL_GRAMMARS, WOUND_GRAMMARS } from '#game/content/common/telling/body.js';
import { type WoundDepth } from '#game/model/content/frame.js';
import { type Paragraph, piece, RANK, telling } from '../leaf.js';
import { woundSortOf } from '../wound-sort.js';
import { dealingParagraph } from './dealing.paragraph.js';
import { type Moment } from './moment.js';
import { thingParagraph } from './thing.paragraph.js';

/** Parts of full health. */
const DEEP = 0.12;
const GRAVE = 0.3;
const depthOf = (lost: number, max: number): WoundDepth =>
  lost >= max * GRAVE ? 'grave' : lost >= max * DEEP ? 'deep' : 'light';

/** Words by which an outcome has told a small hurt itself. */
const TOLD_HURT =
  /\b(?:hurt|bruis|bled|bleed|blood|wound|sprain|twisted|cut your|burn|scald|scratch|struck you|hit you|knocked|bit you|kick|broke your|fell\b|cramp|shiver|stung|limp)/;

/** A death has its own wound; who was not fighting is told why they were struck. */
const wound = ({ facts, phrases }: Moment, done: Paragraph): Paragraph => {
  const { hitPointsLost, hero, deed, ending } = facts;
  const depth = depthOf(hitPointsLost, hero.maxHitPoints);
  const sort = woundSortOf(facts);
  if (hitPointsLost <= 0 || ending === 'death') return [];
  if (depth === 'light' && done.some(({ text }) => TOLD_HURT.test(text))) return [];
  const grammars = sort === 'blow' && deed?.kind !== 'force' ? QUARREL_GRAMMARS : WOUND_GRAMMARS[sort];
  return telling('wounds', piece(RANK.change, phrases.fresh('wound', [grammars[depth]])));
};

/** What a turn cost and gained: flesh, things, coins, company. `done` is how the deed was told. */
export const changeParagraph = (moment: Moment, done: Paragraph): Paragraph => [
  ...wound(moment, done),
  ...thingParagraph(moment),
  ...dealingParagraph(moment),
  ...(moment.facts.hitPointsGained > 0
    ? telling('healing', piece(RANK.people, moment.phrases.fresh('healed', [HEAL_GRAMMAR])))
    : []),
];
