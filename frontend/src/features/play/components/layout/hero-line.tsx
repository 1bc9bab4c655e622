import { type RefObject } from 'react';
import { Portrait } from '../../../../crafts/portrait.js';
import { HitPoints } from '../../../character/index.js';
import { useSession } from '../../../session/index.js';

interface HeroLineProps {
  /** Given where the hero's name is the page's heading. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly className?: string;
}

/** Portrait, name and hit points of the hero, on a phone. */
export const HeroLine = ({ heading, className = 'flex items-center gap-3' }: HeroLineProps) => {
  const { character } = useSession();
  const Name = heading === undefined ? 'h2' : 'h1';
  const { faction, gender, appearance, profession, name } = character;
  return (
    <div className={className}>
      <Portrait {...{ faction, gender, appearance, profession }} className="hero-portrait shrink-0" />
      <div className="min-w-0 flex-1">
        <Name ref={heading} tabIndex={-1} className="display truncate text-2xl leading-tight">
          {name}
        </Name>
        <HitPoints character={character} />
      </div>
    </div>
  );
};
