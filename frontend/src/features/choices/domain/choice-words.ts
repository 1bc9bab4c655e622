import { uncapitalised } from '../../../lib/words.js';
import { COIN } from '#game/content/coin.js';
import { ATTRIBUTES, type Attributes, type Item } from '#game/model/character.js';
import { successChance } from '#game/rules/odds/success-chance.js';
import { type Character, type Choice } from '#contracts/session/views.js';

/** The chance in percent: the server's, else by the formula of specification section 5. */
export const chanceOf = (
  choice: Pick<Choice, 'attributeCheck' | 'difficulty'> & Partial<Pick<Choice, 'successChance'>>,
  attributes: Attributes,
): number => {
  if (typeof choice.successChance === 'number') return choice.successChance;
  const attribute = ATTRIBUTES.find((name) => name === choice.attributeCheck) ?? null;
  return successChance({ attribute, difficulty: choice.difficulty }, attributes);
};

export type Need = { readonly item: string; readonly carried: boolean } | null;

export const needOf = ({ requiresItem }: Pick<Choice, 'requiresItem'>, inventory: readonly Item[]): Need =>
  requiresItem === null
    ? null
    : {
        item: requiresItem,
        carried: inventory.some(
          ({ name, quantity }) => quantity > 0 && name.toLowerCase() === requiresItem.toLowerCase(),
        ),
      };

export interface Price {
  /** '8 silver': the short form, for a line with other words. */
  readonly label: string;
  /** '8 pieces of silver, and you have 5'. */
  readonly words: string;
  readonly affordable: boolean;
}

/** The cost of a choice in the people's currency; null if it costs nothing. */
export const priceOf = (
  { cost = 0 }: Pick<Choice, 'cost'>,
  { coins, faction }: Pick<Character, 'coins' | 'faction'>,
): Price | null => {
  if (cost === 0) return null;
  const { one, many, label } = COIN[faction];
  const affordable = coins >= cost;
  const [lack, lackInWords] = affordable ? ['', ''] : [`, you have ${coins}`, `, and you have ${coins}`];
  return { label: `${cost} ${label}${lack}`, words: `${cost} ${cost === 1 ? one : many}${lackInWords}`, affordable };
};

/** What a choice asks for and the player does not have: it can be read, but not acted on. */
export interface Lack {
  /** 'needs rope': in place of the chance. */
  readonly label: string;
  /** Why it can't be done, as a sentence. */
  readonly why: string;
}

/** The first requirement that the player does not meet: the server refuses the choice for it. */
export const lackOf = (need: Need, price: Price | null): Lack | null => {
  if (need?.carried === false)
    return { label: `needs ${uncapitalised(need.item)}`, why: `You carry no ${uncapitalised(need.item)}.` };
  if (price?.affordable === false) return { label: price.label, why: `It costs ${price.words}.` };
  return null;
};
