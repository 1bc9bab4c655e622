import { worldOf } from '#game/play/world.js';
import { type FactionId } from '#game/model/world.js';
import { Suspense, useMemo } from 'react';
import { LazyStillChart } from '../../chart/index.js';

/** Of many worlds one whose middle shows what this people's charts can: towns, a rose, and what sails or swims there. */
const WORTH_SHOWING: Readonly<Record<FactionId, number>> = {
  vikings: 33,
  empire: 38,
  mongols: 45,
  samurai: 37,
  pirates: 19,
  knights: 5,
  assassins: 39,
  barbarians: 7,
};

/** A country such as this people may wander: a small chart of a world that nobody plays. */
export const PreviewChart = ({ faction, label }: { readonly faction: FactionId; readonly label: string }) => {
  const world = useMemo(() => worldOf(`preview ${faction} ${WORTH_SHOWING[faction]}`, faction), [faction]);
  return (
    <div className="preview-chart">
      <Suspense fallback={<p className="caption py-10 text-center">Generating world...</p>}>
        <LazyStillChart world={world} faction={faction} label={label} />
      </Suspense>
    </div>
  );
};
