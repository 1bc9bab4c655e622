import { type MovementOption } from '#game/model/cell.js';
import { type WorldView } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { Suspense, useMemo, useState } from 'react';
import { WaysList, LazyChart, seenFrom } from '../../chart/index.js';
import { placeOf, useSession } from '../../session/index.js';
import { CalendarLine } from '../../saga/index.js';
import { MapLoading } from './map-loading.js';

const NO_WAYS: readonly MovementOption[] = [];

interface SessionChartProps {
  readonly view: WorldView;
  /** Only the chart, with its own hint and legend; else a list of the ways is under it. */
  readonly plain: boolean;
}

/** The chart of this saga: seen cells are in colour, and a tap on a way takes it. */
export const SessionChart = ({ view: { world, cells, route }, plain }: SessionChartProps) => {
  const { character, choices, busy, act, chartFocus } = useSession();
  const [pointed, setPointed] = useState<Hex | null>(null);
  const seen = useMemo(() => seenFrom(cells), [cells]);
  const ways = choices?.availableMovement ?? NO_WAYS;
  const travel = (to: Hex): void => {
    const way = ways.find((option) => sameHex(option, to));
    if (way !== undefined) act({ action: `Move ${way.description}`, isCustomAction: false, moveTo: to });
  };
  const { faction, currentLocation } = character;
  return (
    <>
      <div className="map-plate">
        <Suspense fallback={<MapLoading />}>
          <LazyChart
            world={world}
            faction={faction}
            current={currentLocation}
            seen={seen}
            targets={ways}
            route={route}
            onTravel={travel}
            pointed={pointed}
            sought={chartFocus}
            onPoint={setPointed}
            disabled={busy}
            compact={!plain}
          />
        </Suspense>
      </div>
      {!plain && (
        <div className="map-foot">
          <h2 className="display text-[1.6rem] text-act">{placeOf(world, currentLocation).title}</h2>
          <CalendarLine />
          {ways.length > 0 ? (
            <>
              <p className="caption">Tap a nearby cell to travel</p>
              <WaysList
                targets={ways}
                faction={faction}
                onTravel={travel}
                disabled={busy}
                pointed={pointed}
                onPoint={setPointed}
              />
            </>
          ) : (
            choices !== undefined && <p className="caption">No way leads on until what stands here is settled.</p>
          )}
        </div>
      )}
    </>
  );
};
