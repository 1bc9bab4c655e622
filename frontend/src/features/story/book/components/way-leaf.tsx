import { type Character, type WorldView } from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { Suspense, useMemo } from 'react';
import { LazyStillChart, seenFrom } from '../../../chart/index.js';
import { placeOf } from '../../../session/index.js';
import { wayWords } from '../domain/way-words.js';

interface WayLeafProps {
  readonly character: Character;
  readonly view: WorldView;
  /** Every cell of the way in its order, from its beginning. */
  readonly route: readonly Hex[];
}

/** The chart of the way: the country that was seen, and the route through it. */
export const WayLeaf = ({ character: { faction, name, currentLocation }, view, route }: WayLeafProps) => {
  const seen = useMemo(() => seenFrom(view.cells), [view.cells]);
  const words = useMemo(() => wayWords(route.map((at) => placeOf(view.world, at))), [route, view.world]);
  return (
    <figure className="way-leaf">
      <div className="way-chart">
        <Suspense fallback={<p className="caption way-waiting">Generating world...</p>}>
          <LazyStillChart
            world={view.world}
            faction={faction}
            label={`A chart of the way of ${name}`}
            seen={seen}
            route={route}
            current={currentLocation}
          />
        </Suspense>
      </div>
      {words !== null && <figcaption className="caption">{words}.</figcaption>}
    </figure>
  );
};
