import { type WorldView } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { Suspense, useMemo, useRef, useState } from 'react';
import { knownFrom, WaysList, LazyChart, seenFrom } from '../../chart/index.js';
import { placeOf, useSession } from '../../session/index.js';
import { CalendarLine } from '../../saga/index.js';
import { useActionTokens } from '../../tokens/index.js';
import { PassingSky } from '../journey/passing-sky.js';
import { useJourney } from '../journey/use-journey.js';
import { WALK_MS } from '../journey/use-walk.js';
import { WalkNote } from '../journey/walk-note.js';
import { MapLoading } from './map-loading.js';

interface SessionChartProps {
  readonly view: WorldView;
  /** With its own hint and legend, and a short list of the ways; else the place and its ways stand under it. */
  readonly plain: boolean;
}

/** The route with its end at the hero, also before the server has confirmed the move. */
const routeTo = (route: readonly Hex[], at: Hex): readonly Hex[] => {
  const last = route.at(-1);
  return last && !sameHex(last, at) ? [...route, at] : route;
};

/** The chart of this saga: seen cells are in colour, and a tap on a way sets out on it. */
export const SessionChart = ({ view: { world, cells, route }, plain }: SessionChartProps) => {
  const { character, choices, busy, chartFocus } = useSession();
  const { data: tokens } = useActionTokens();
  const map = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Hex | null>(null);
  const { faction, currentLocation } = character;
  const seen = useMemo(() => seenFrom(cells), [cells]);
  const known = useMemo(() => knownFrom(world), [world]);
  const walked = useMemo(() => routeTo(route, currentLocation), [route, currentLocation]);
  const { ways, walk, way, stay, arrival, said } = useJourney(map);
  const cost = tokens?.unlimited === true ? null : 'one action';
  const list = ways.length > 0 && (
    <WaysList
      targets={ways}
      faction={faction}
      onTravel={walk.setOut}
      disabled={busy}
      pointed={pointed}
      onPoint={setPointed}
      leaving={way && { to: way, onStay: stay }}
      short={plain}
    />
  );
  return (
    <div ref={map} className="map-whole">
      <div className="map-plate">
        <Suspense fallback={<MapLoading />}>
          <LazyChart
            world={world}
            faction={faction}
            current={currentLocation}
            seen={seen}
            known={known}
            targets={ways}
            route={walked}
            onTravel={walk.setOut}
            onElsewhere={stay}
            cost={cost}
            walk={way && { to: way, ms: WALK_MS, note: <WalkNote way={way} cost={cost} onStay={stay} /> }}
            veil={<PassingSky arrival={arrival} />}
            pointed={pointed}
            sought={chartFocus}
            onPoint={setPointed}
            disabled={busy}
            compact={!plain}
          />
        </Suspense>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {plain ? (
        list
      ) : (
        <div className="map-foot">
          <h2 className="display text-[1.6rem] text-act">{placeOf(world, currentLocation).title}</h2>
          <CalendarLine />
          {list !== false && <p className="caption">Tap a nearby cell to travel</p>}
          {list}
          {list === false && choices !== undefined && (
            <p className="caption">No way leads on until what stands here is settled.</p>
          )}
        </div>
      )}
    </div>
  );
};
