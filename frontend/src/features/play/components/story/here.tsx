import { useMemo } from 'react';
import { Landscape } from '../../../../components/landscape/landscape.js';
import { sceneOf } from '../../../../components/landscape/scene.js';
import { usePlay } from '../../play-context.js';

/** The engraving over the story: where the hero is. It changes with the place. */
export const Here = () => {
  const { world, character } = usePlay();
  const { q, r } = character.currentLocation;
  const scene = useMemo(() => (world === undefined ? null : sceneOf(world.world, { q, r })), [world, q, r]);
  return scene === null ? <div className="here" /> : <Landscape key={`${q} ${r}`} scene={scene} className="here page" />;
};
