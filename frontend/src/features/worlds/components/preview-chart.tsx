import { generateWorld } from '#contracts/world/generate-world.js';
import { type FactionId } from '#contracts/world/world.js';
import { lazy, Suspense, useMemo } from 'react';
import { HintProvider } from '../../../components/hint.js';

const Chart = lazy(async () => ({ default: (await import('../../chart/components/chart.js')).Chart }));

const nothing = (): void => undefined;

/** A country such as this people may wander: a small chart of a world that nobody plays. */
export const PreviewChart = ({ faction }: { readonly faction: FactionId }) => {
  const world = useMemo(() => generateWorld(`preview ${faction}`, faction), [faction]);
  return (
    <div className="preview-chart">
      <HintProvider>
        <Suspense fallback={<p className="caption py-10 text-center">Generating world...</p>}>
          <Chart world={world} faction={faction} current={null} seen={null} targets={[]} route={[]} onTravel={nothing} compact />
        </Suspense>
      </HintProvider>
    </div>
  );
};
