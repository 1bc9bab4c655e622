import { usesOf } from '#game/content/catalogue.js';
import { HELPING_THINGS } from '#game/content/common/telling/helping-things.js';
import { type Item } from '#game/model/character.js';
import { type ItemUse } from '#game/model/content/saga-content.js';
import { type Deed } from '#game/model/deed.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { isAgainstSomebody } from '../wound-sort.js';
import { theThing } from '../phrases.js';
import { type TellingContext, oneIn } from './telling-context.js';

/** What is done with arms, and what is done with the tongue: a sword helps at neither a spade nor a bier. */
const BY_HAND: readonly Deed['kind'][] = ['force', 'flight'];
const BY_WORD: readonly Deed['kind'][] = ['talk', 'gift', 'trade'];
const OF_ARMS: readonly Deed['attribute'][] = ['strength', 'reflexes', 'endurance'];
const isFitting = (facts: TellingContext['facts'], { attribute, kind }: Deed): boolean => {
  if (OF_ARMS.includes(attribute)) return BY_HAND.includes(kind) && isAgainstSomebody(facts);
  return attribute !== 'charisma' || BY_WORD.includes(kind);
};
const helps = (use: ItemUse, facts: TellingContext['facts'], deed: Deed): boolean =>
  'raises' in use ? use.raises === deed.attribute && isFitting(facts, deed) : 'eases' in use && use.eases === deed.kind;

interface Helping {
  readonly item: Item;
  readonly use: ItemUse;
}
/** The carried things that a deed was easier by; those that it was about have been told of. */
const helpingIn = (facts: TellingContext['facts'], deed: Deed): readonly Helping[] => {
  const { faction, hero, itemsGained } = facts;
  const uses = usesOf(faction);
  return hero.inventory.flatMap((item) => {
    const use = uses[item.name];
    const isOld = !itemsGained.some(({ name }) => name === item.name) && deed.requiresItem !== item.name;
    return use && isOld && helps(use, facts, deed) ? [{ item, use }] : [];
  });
};

/** Now and then, of a deed that was tried and went well: what a carried thing had to do with it. */
export const thingParagraph = ({ facts, phrases }: TellingContext): Paragraph => {
  const { deed, success, check } = facts;
  if (!deed || !success || check === null || deed.kind === 'move' || !oneIn(6, facts, 'thing')) return [];
  const [helping] = helpingIn(facts, deed);
  if (helping === undefined) return [];
  return piece(RANK.back, phrases.fresh('helping', [HELPING_THINGS], { thing: theThing(helping.item) }));
};
