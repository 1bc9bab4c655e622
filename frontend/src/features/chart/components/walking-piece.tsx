import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Hex } from '#game/model/hex.js';
import { paintCurrent } from '../../../drawing/chart/live/paint-you.js';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { centreOf, type Point } from '../../../drawing/chart/survey/grid.js';
import { useReducedMotion } from '../../../lib/use-media.js';
import { type CameraStore } from '../view/camera-store.js';
import { unitOf } from '../view/camera.js';
import { placeOnSheet } from '../view/place-on-sheet.js';
import { courseTo } from '../view/walk-course.js';

interface WalkingPieceProps {
  readonly camera: CameraStore;
  readonly from: Hex;
  readonly to: Hex;
  readonly ms: number;
  readonly ink: Ink;
}

/** The piece with its paper edge is this many units wide, and at least this many pixels. */
const WIDTH = 2.6;
const LEAST = 24;

/** Paints the hero's mark in the middle of a canvas of its own. */
const paintPiece = (sheet: HTMLCanvasElement, from: Hex, ink: Ink, unit: number): void => {
  const size = Math.max(LEAST, WIDTH * unit),
    ratio = Math.min(3, window.devicePixelRatio);
  sheet.width = Math.round(size * ratio);
  sheet.height = sheet.width;
  sheet.style.width = `${size}px`;
  const paint = sheet.getContext('2d'),
    middle = centreOf(from);
  if (!paint) return;
  paint.setTransform(ratio, 0, 0, ratio, 0, 0);
  const project = ({ x, y }: Point): Point => ({
    x: size / 2 + (x - middle.x) * unit,
    y: size / 2 + (y - middle.y) * unit,
  });
  paintCurrent(paint, { current: from, ink }, project, unit);
};

/** The hero's mark on its way, with the trail behind it. It follows the camera, and turns where the target changes. */
export const WalkingPiece = ({ camera, from, to, ms, ink }: WalkingPieceProps) => {
  const isStill = useReducedMotion();
  const canvas = useRef<HTMLCanvasElement>(null),
    trail = useRef<SVGGElement>(null);
  const at = useRef<Point | null>(null);
  useLayoutEffect(() => {
    if (canvas.current) paintPiece(canvas.current, from, ink, unitOf(camera.now(), camera.pane().hexSize));
  }, [camera, from, ink]);
  useEffect(() => {
    const along = courseTo(at.current ?? centreOf(from), centreOf(to));
    const begun = performance.now();
    let frame = 0;
    const step = (): void => {
      const share = isStill ? 0 : Math.min(1, (performance.now() - begun) / ms);
      const walked = along(share);
      at.current = walked.at(-1) ?? null;
      const place = placeOnSheet(camera, canvas.current?.parentElement);
      if (at.current && canvas.current) {
        const { x, y } = place(at.current);
        canvas.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      }
      const line = walked
        .map(place)
        .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L');
      trail.current?.querySelectorAll('path').forEach((path) => path.setAttribute('d', `M${line}`));
      frame = window.requestAnimationFrame(step);
    };
    step();
    return () => window.cancelAnimationFrame(frame);
  }, [camera, from, to, ms, isStill]);
  return (
    <>
      <svg className="walk-trail" aria-hidden="true">
        <g ref={trail}>
          <path className="walk-trail-edge" />
          <path className="walk-trail-line" />
        </g>
      </svg>
      <canvas ref={canvas} className="walk-piece" aria-hidden="true" />
    </>
  );
};
