import { type RefObject, useMemo, useState } from 'react';
import { hexKey, type Hex } from '#contracts/world/hex.js';
import { useMedia } from '../../../lib/use-media.js';
import { centreOf } from '../survey/grid.js';
import { held, HEX_SIZE, reveal, ZOOM, type Pane } from './camera.js';
import { useSize } from './use-size.js';

/** Where one looks, on a surface of this size: at first at the hero, and after them, but no farther than one must. */
export const useChartCamera = (surface: RefObject<HTMLElement | null>, hero: Hex) => {
  const hexSize = useMedia('(max-width: 768px)') ? HEX_SIZE.phone : HEX_SIZE.desk;
  const size = useSize(surface);
  const pane: Pane = { width: size?.width ?? 0, height: size?.height ?? 0, hexSize };
  const home = held({ ...centreOf(hero), zoom: ZOOM.initial }, pane);
  const [moved, setCamera] = useState(home);
  const camera = held(moved, pane);
  const [followed, setFollowed] = useState(hexKey(hero));
  if (followed !== hexKey(hero)) {
    setFollowed(hexKey(hero));
    setCamera(reveal(camera, centreOf(hero), pane, Math.min(pane.width, pane.height) / 3));
  }
  const look = useMemo(() => size && { ...size, camera, hexSize }, [size, camera, hexSize]);
  return { camera, setCamera, home, pane, look };
};
