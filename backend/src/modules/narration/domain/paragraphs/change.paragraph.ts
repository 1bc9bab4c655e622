import {
  HEAL_GRAMMAR,
  QUARREL_GRAMMARS,
  STRAIN_GRAMMAR,
  TIRED_GRAMMAR,
  WOUND_GRAMMARS,
} from '#game/content/common/telling/body.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { type WoundDepth } from '#game/model/content/frame.js';
import { tellsAHurt } from '#game/rules/facts/outcome-words.js';
import { type Paragraph, piece, RANK, telling } from '../leaf.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { isWounding, woundSortOf } from '../wound-sort.js';
import { dealingParagraph } from './dealing.paragraph.js';
import { type TellingContext } from './telling-context.js';
import { thingParagraph } from './thing.paragraph.js';

/** Parts of full health. */
const DEEP = 0.12;
const GRAVE = 0.3;
const depthOf = (lost: number, max: number): WoundDepth =>
  lost >= max * GRAVE ? 'grave' : lost >= max * DEEP ? 'deep' : 'light';

const STRAINS: Readonly<Record<WoundDepth, Grammar | null>> = {
  light: null,
  deep: TIRED_GRAMMAR,
  grave: STRAIN_GRAMMAR,
};
/** Fights, and mishaps that the content names, wound; any other loss of strength tires, and a small one is not told. */
const grammarOf = (facts: TurnFacts, depth: WoundDepth, isTold: boolean): Grammar | null => {
  if (!isWounding(facts) || isTold) return STRAINS[depth];
  const sort = woundSortOf(facts);
  return (sort === 'blow' && facts.deed?.kind !== 'force' ? QUARREL_GRAMMARS : WOUND_GRAMMARS[sort])[depth];
};
/** A death is told with a wound of its own, not here. */
const wound = ({ facts, phrases }: TellingContext, done: Paragraph): Paragraph => {
  const { hitPointsLost, hero, ending } = facts;
  if (hitPointsLost <= 0 || ending === 'death') return [];
  const depth = depthOf(hitPointsLost, hero.maxHitPoints);
  const isTold = done.some(({ text }) => tellsAHurt(text));
  const grammar = grammarOf(facts, depth, isTold);
  return grammar === null ? [] : telling('wounds', piece(RANK.change, phrases.fresh('wound', [grammar])));
};

/** A small gain of strength is not told: the page shows it. */
const healing = ({ facts: { hitPointsGained, hero }, phrases }: TellingContext): Paragraph =>
  hitPointsGained <= 0 || depthOf(hitPointsGained, hero.maxHitPoints) === 'light'
    ? []
    : telling('healing', piece(RANK.people, phrases.fresh('healed', [HEAL_GRAMMAR])));

/** What a turn cost and gained: flesh, things, coins, company. `done` is how the deed was told. */
export const changeParagraph = (context: TellingContext, done: Paragraph): Paragraph => [
  ...wound(context, done),
  ...thingParagraph(context),
  ...dealingParagraph(context),
  ...healing(context),
];
