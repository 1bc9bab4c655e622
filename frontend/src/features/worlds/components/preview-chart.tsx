import { generateWorld } from '#contracts/world/generate-world.js';
import { type FactionId } from '#contracts/world/world.js';
import { Suspense, useMemo } from 'react';
import { HintProvider } from '../../../components/hint.js';
import { LazyChart } from '../../chart/lazy-chart.js';

const nothing = (): void => undefined;

/** A country such as this people may wander: a small chart of a world that nobody plays. */
export const PreviewChart = ({ faction }: { readonly faction: FactionId }) => {
  const world = useMemo(() => generateWorld(`preview ${faction}`, faction), [faction]);
  return (
    <div className="preview-chart">
      <HintProvider>
        <Suspense fallback={<p className="caption py-10 text-center">Generating world...</p>}>
          <LazyChart world={world} faction={faction} current={null} seen={null} targets={[]} route={[]} onTravel={nothing} compact />
        </Suspense>
      </HintProvider>
    </div>
  );
};
