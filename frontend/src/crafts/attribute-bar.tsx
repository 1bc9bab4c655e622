import { type Attribute, ATTRIBUTE_MAX } from '#game/model/character.js';
import { capitalised } from '../lib/words.js';
import { useTheme } from './use-theme.js';

interface AttributeBarProps {
  readonly attribute: Attribute;
  readonly base: number;
  readonly profession?: number;
  readonly backstory?: number;
}

/** Ten marks; the number of inked marks is the value of the attribute. */
export const AttributeBar = ({ attribute, base, profession = 0, backstory = 0 }: AttributeBarProps) => {
  const { Mark } = useTheme();
  const value = base + profession + backstory;
  const bonus = profession + backstory;
  return (
    <div className="attribute-bar">
      <span>{capitalised(attribute)}</span>
      <span className="flex" role="img" aria-label={`${value} of ${ATTRIBUTE_MAX}`}>
        {Array.from({ length: ATTRIBUTE_MAX }, (_, i) => (
          <svg key={i} viewBox="0 0 13 14" className="h-[0.95em] flex-1" aria-hidden="true">
            <Mark filled={i < value} bonus={i >= base && i < value} />
          </svg>
        ))}
      </span>
      <span className="lining text-right">
        {bonus > 0 && <span className="mr-2 text-note text-act">+{bonus}</span>}
        {value}
      </span>
    </div>
  );
};
