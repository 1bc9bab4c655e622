import { type Character } from '#contracts/session/views.js';
import { useId } from 'react';
import { useTheme } from '../../../crafts/use-theme.js';

/** The hit points, as text and as the theme's bar. */
export const HitPoints = ({
  character: { hitPoints, maxHitPoints },
}: {
  readonly character: Pick<Character, 'hitPoints' | 'maxHitPoints'>;
}) => {
  const { HitPointsBar } = useTheme();
  const label = useId();
  const left = Math.max(0, Math.min(1, hitPoints / maxHitPoints));
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span id={label}>Hit points</span>
        <span className="lining font-semibold">
          {Math.max(0, hitPoints)} of {maxHitPoints}
        </span>
      </p>
      <div
        role="meter"
        aria-labelledby={label}
        aria-valuemin={0}
        aria-valuemax={maxHitPoints}
        aria-valuenow={Math.max(0, hitPoints)}
        className="hit-points"
      >
        <HitPointsBar share={left} of={maxHitPoints} />
      </div>
    </div>
  );
};
