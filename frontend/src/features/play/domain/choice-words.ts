import { ATTRIBUTES, type Attributes, type Item } from '#contracts/rules/character.js';
import { successChance } from '#contracts/rules/success-chance.js';
import { type Choice } from '#contracts/session/views.js';

/** Percent: the server's, else by the formula of specification section 5. */
export const chanceOf = (choice: Pick<Choice, 'attributeCheck' | 'difficulty'> & Partial<Pick<Choice, 'successChance'>>, attributes: Attributes): number => {
  if (typeof choice.successChance === 'number') return choice.successChance;
  const attribute = ATTRIBUTES.find((name) => name === choice.attributeCheck) ?? null;
  return successChance({ attribute, difficulty: choice.difficulty }, attributes);
};

export type Need = { readonly item: string; readonly carried: boolean } | null;

export const needOf = ({ requiresItem }: Pick<Choice, 'requiresItem'>, inventory: readonly Item[]): Need =>
  requiresItem === null ? null : { item: requiresItem, carried: inventory.some(({ name, quantity }) => quantity > 0 && name.toLowerCase() === requiresItem.toLowerCase()) };
