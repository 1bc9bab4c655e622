import { worldOf } from '#game/play/world.js';
import { type FactionId } from '#game/model/world.js';
import { Suspense, useMemo } from 'react';
import { LazyStillChart } from '../../chart/index.js';

/** The seed of a world whose middle shows the features of this people's charts: towns, a rose, and ships or sea creatures. */
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

/** A small chart of an example world of this people, which cannot be played. */
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
