import { type StoryEntry } from '#contracts/session/views.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { useMemo, useRef, useState } from 'react';
import { usePeople } from '../../../../crafts/use-people.js';
import { useReading } from '../../../../crafts/use-theme.js';
import { Landscape } from '../../../../drawing/landscape/landscape.js';
import { sceneOf } from '../../../../drawing/landscape/scene.js';
import { useLoadWhenNear } from '../../use-load-when-near.js';

export interface VignetteProps {
  readonly entry: Pick<StoryEntry, 'location' | 'calendar'>;
  readonly world: RecordedWorld;
  readonly faction: FactionId;
  /** Composed at once, for print; else when the reader comes near. */
  readonly eager?: boolean;
}

/** A saga without a calendar is seen on a clear day. */
const UNCOUNTED = { day: 5, hour: 'noon', season: 'summer', weather: 'clear' } as const;

const Picture = ({ entry: { location, calendar }, world, faction }: VignetteProps) => {
  const { light } = useReading();
  const { country } = usePeople(faction);
  const scene = useMemo(
    () => sceneOf(world, location, country, calendar ?? UNCOUNTED),
    [world, location, country, calendar],
  );
  return <Landscape scene={scene} light={light} />;
};

/** The small engraving over a chapter: its place, at the hour of its first leaf. */
export const Vignette = ({ eager = false, ...props }: VignetteProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(eager);
  useLoadWhenNear(box, !near, () => setNear(true));
  return (
    <div ref={box} className="vignette" aria-hidden="true">
      {near && <Picture {...props} />}
    </div>
  );
};
