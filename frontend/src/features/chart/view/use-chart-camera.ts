import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Hex } from '#game/model/hex.js';
import { usePageFactor } from '../../preferences/index.js';
import { useMedia } from '../../../lib/use-media.js';
import { centreOf } from '../../../drawing/chart/survey/grid.js';
import { HEX_SIZE, reveal, ZOOM, type Pane } from './camera.js';
import { openCamera, type CameraStore } from './camera-store.js';
import { type LookSource } from './look.js';
import { inPagePixels } from './page-pixels.js';
import { useSize } from './use-size.js';

/** The camera for a surface of this size: it starts at the hero and follows them with as little movement as possible. */
export const useChartCamera = (
  surface: RefObject<HTMLElement | null>,
  { q, r }: Hex,
): { readonly camera: CameraStore; readonly looks: LookSource | null } => {
  const hexSize = useMedia('(max-width: 768px)') ? HEX_SIZE.phone : HEX_SIZE.desk;
  const factor = usePageFactor();
  const size = useSize(surface);
  const [camera] = useState(() => openCamera({ ...centreOf({ q, r }), zoom: ZOOM.initial }));
  useLayoutEffect(() => {
    if (size) camera.fit({ width: size.width, height: size.height, hexSize: hexSize * factor });
  }, [camera, size, hexSize, factor]);
  useEffect(() => camera.move((now, pane) => reveal(now, centreOf({ q, r }), pane, marginOf(pane))), [camera, q, r]);
  const looks = useMemo(
    () =>
      size && {
        now: () => ({ ...inPagePixels(size, factor), hexSize, camera: camera.now() }),
        subscribe: camera.subscribe,
      },
    [camera, size, hexSize, factor],
  );
  return { camera, looks };
};

/** Keeps the hero within the middle third. */
const marginOf = ({ width, height }: Pane): number => Math.min(width, height) / 3;
