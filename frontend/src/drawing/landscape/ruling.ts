import { type Hand, r1, times, WIDTH } from './burin.js';
import { type Light } from './compose/light.js';
import { type Scene } from './scene.js';

/** The density of the sky's lines, and how far down they reach, by hour: at noon most of the sky is white. */
export const RULED: Readonly<
  Record<Scene['hour'], { readonly step: number; readonly weight: number; readonly low: number }>
> = {
  morning: { step: 5.2, weight: 0.5, low: 60 },
  noon: { step: 6.4, weight: 0.5, low: 44 },
  dusk: { step: 3.4, weight: 0.6, low: 84 },
  night: { step: 2.3, weight: 0.8, low: 96 },
};

interface Ruling {
  readonly top: number;
  readonly low: number;
  readonly step: number;
  /** The radius around the light without lines. */
  readonly halo: number;
}

const dashes = (
  hand: Hand,
  n: number,
  y: number,
  { from, to, thin }: { readonly from: number; readonly to: number; readonly thin: number },
): string => {
  let d = '';
  for (let x = from + hand(n) * 20 * thin, i = 0; x < to - 8; i += 1) {
    const long = Math.min(to - x, (130 - thin * 80) * (0.5 + hand(n * 13 + i)));
    d += `M${r1(x)} ${r1(y)}h${r1(long)}`;
    x += long + (3 + thin * 34 * hand(n * 29 + i));
  }
  return d;
};

/** A sky of lines that are more broken the lower they are. */
export const ruled = (hand: Hand, light: Pick<Light, 'x' | 'y'>, { top, low, step, halo }: Ruling): string =>
  times(Math.floor((low - top) / step), (row) => {
    const y = top + 2 + row * step,
      thin = (y - top) / (low - top);
    const half = Math.sqrt(Math.max(0, halo ** 2 - (y - light.y) ** 2));
    return half > 0
      ? dashes(hand, row, y, { from: -10, to: light.x - half, thin }) +
          dashes(hand, row + 200, y, { from: light.x + half, to: WIDTH + 10, thin })
      : dashes(hand, row, y, { from: -10, to: WIDTH + 10, thin });
  }).join('');

/** Weathers that hide the sky's objects. */
export const GREY: readonly Scene['weather'][] = ['storm', 'rain', 'snow', 'fog'];
