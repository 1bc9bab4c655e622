import { type ItemUse } from '../../model/content/saga-content.js';
import { ATTRIBUTE_MAX, type Attribute, type Attributes, type Item } from '../../model/character.js';

/**
 * Attributes with carried things: each attribute that one of them raises is one higher, within 1 to 10 (design section
 * 9, 'odds').
 */
export const attributesWith = (
  attributes: Attributes,
  inventory: readonly Pick<Item, 'name'>[],
  uses: Readonly<Record<string, ItemUse>>,
): Attributes => {
  const raised = new Set(
    inventory.flatMap(({ name }): Attribute[] => {
      const use = uses[name];
      return use && 'raises' in use ? [use.raises] : [];
    }),
  );
  return raised.size === 0
    ? attributes
    : { ...attributes, ...Object.fromEntries([...raised].map((a) => [a, Math.min(ATTRIBUTE_MAX, attributes[a] + 1)])) };
};
