import { type Calendar } from '#game/model/calendar.js';
import { useDeferredValue, useMemo } from 'react';
import { CrossFade } from '../../../components/cross-fade.js';
import { Landscape } from '../../../drawing/landscape/landscape.js';
import { sceneOf } from '../../../drawing/landscape/scene.js';
import { usePeople } from '../../../crafts/use-people.js';
import { useReading } from '../../../crafts/use-theme.js';
import { useSession } from '../../session/index.js';

/** The time of day in a saga without a calendar: it follows the page's light. */
const UNCOUNTED = {
  day: { day: 5, hour: 'noon', season: 'summer', weather: 'clear' },
  night: { day: 5, hour: 'night', season: 'summer', weather: 'clear' },
} as const satisfies Record<string, Calendar>;

/** The picture above the story: the hero's place at the current hour. */
export const PlacePicture = () => {
  const { world, character, saga, sagaError } = useSession();
  const { light } = useReading();
  const {
    faction,
    currentLocation: { q, r },
  } = character;
  const { country } = usePeople(faction);
  const calendar = saga === undefined && sagaError === null ? null : (saga?.calendar ?? UNCOUNTED[light]);
  const here = useMemo(
    () => (world === undefined || calendar === null ? null : sceneOf(world.world, { q, r }, country, calendar)),
    [world, q, r, country, calendar],
  );
  // Deferred: composing a picture is long enough to be a task by itself.
  const scene = useDeferredValue(here, null);
  const shown = scene && `${q} ${r} ${scene.hour} ${scene.weather} ${scene.season} ${light}`;
  return (
    <div className="here">
      {scene !== null && shown !== null && (
        <CrossFade of={shown}>
          <Landscape scene={scene} light={light} />
        </CrossFade>
      )}
    </div>
  );
};
