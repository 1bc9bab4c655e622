import { BACKSTORY_POINTS } from '#game/model/character.js';
import { useTheme } from '../../../crafts/use-theme.js';

export const PointsLeft = ({ left }: { readonly left: number }) => {
  const { Mark } = useTheme();
  return (
    <p role="status" className="points-left">
      <span>
        Points remaining: <strong className="lining font-semibold text-act">{left}</strong>
      </span>
      <span className="flex" aria-hidden="true">
        {Array.from({ length: BACKSTORY_POINTS }, (_, i) => (
          <svg key={i} viewBox="0 0 13 14" className="h-[1em]">
            <Mark filled={i < left} bonus />
          </svg>
        ))}
      </span>
    </p>
  );
};
