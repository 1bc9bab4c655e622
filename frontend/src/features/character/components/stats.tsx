import { ATTRIBUTES, type Attributes } from '#game/model/character.js';
import { AttributeBar } from '../../../crafts/attribute-bar.js';

export const Stats = ({ attributes }: { readonly attributes: Attributes }) => (
  <div className="attribute-bars">
    {ATTRIBUTES.map((attribute) => (
      <AttributeBar key={attribute} attribute={attribute} base={attributes[attribute]} />
    ))}
  </div>
);
