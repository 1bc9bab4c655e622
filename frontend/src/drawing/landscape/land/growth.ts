import { type Hand, r1, times, WIDTH, type XY } from '../burin.js';
import { type Form } from '../form.js';

/** Draws one plant; `n` selects its numbers of the hand. */
export type Tree = (hand: Hand, n: number, foot: XY, h: number) => Form;

/** Blades of grass in tufts, larger towards the viewer. */
export const tufts = (
  hand: Hand,
  count: number,
  [top, bottom]: XY,
  [from = 0, to = WIDTH]: readonly [from?: number, to?: number] = [],
): string =>
  times(count, (i) => {
    const near = hand(i * 3),
      y = top + near * (bottom - top),
      x = from + hand(i * 3 + 1) * (to - from),
      h = 3 + near * 6,
      lean = (hand(i * 3 + 2) - 0.4) * 2;
    return `M${r1(x)} ${r1(y)}q${r1(-1 + lean)} ${r1(-h * 0.6)} ${r1(-2.6 + lean)} ${r1(-h * 0.9)}M${r1(x + 0.6)} ${r1(y)}q${r1(lean * 0.4)} ${r1(-h * 0.6)} ${r1(lean)} ${r1(-h * 1.15)}M${r1(x + 1.2)} ${r1(y)}q${r1(1 + lean)} ${r1(-h * 0.5)} ${r1(3 + lean)} ${r1(-h * 0.8)}`;
  }).join('');

/** Blades along the bottom of the picture, in clumps of changing height. */
export const fringe = (hand: Hand, y: number, h: number, step = 5): string =>
  times(Math.ceil((WIDTH + 20) / step), (i) => {
    const x = -10 + (i + hand(i)) * step,
      clump = Math.max(0, Math.sin(x * 0.021 + hand(1) * 9) * 0.5 + Math.sin(x * 0.057 + hand(2) * 9) * 0.4 + 0.35);
    const up = h * clump * (0.5 + hand(i + 9) * 0.7),
      lean = (hand(i + 31) - 0.42) * up * 0.7,
      wide = 0.5 + up * 0.06;
    return up < 1.5
      ? ''
      : `M${r1(x - wide)} ${y + 8}Q${r1(x - wide + lean * 0.2)} ${r1(y - up * 0.5)} ${r1(x + lean)} ${r1(y - up)}Q${r1(x + wide + lean * 0.3)} ${r1(y - up * 0.45)} ${r1(x + wide)} ${y + 8}z`;
  }).join('') || 'M0 0z';

/** Turf: short strokes along the ground, denser and shorter at a distance. */
export const turf = (hand: Hand, top: number, bottom: number, count: number): string =>
  times(count, (i) => {
    const t = hand(i) ** 1.4,
      y = top + t * (bottom - top),
      l = (3 + t * 10) * (0.5 + hand(i + 3));
    return hand(i + 7) > 0.3
      ? `M${r1(hand(i + 400) * WIDTH)} ${r1(y)}q${r1(l / 2)} ${r1(-0.4 - t)} ${r1(l)} 0`
      : `M${r1(hand(i + 400) * WIDTH)} ${r1(y)}l-1-${r1(1.6 + t * 2)}m1 ${r1(1.6 + t * 2)}l1.2-${r1(1.4 + t * 2)}`;
  }).join('');
/** Ploughed strips that lead away from the viewer. */
export const furrows = (hand: Hand, [x, y]: XY, { w, h }: { readonly w: number; readonly h: number }): string =>
  times(Math.round(w / 5), (i) => {
    const a = x + i * 5,
      lean = (x + w / 2 - a) * 0.45 + (hand(i) - 0.5);
    return `M${r1(a)} ${r1(y + h)}q${r1(lean * 0.4)} ${r1(-h * 0.6)} ${r1(lean)} ${r1(-h)}`;
  }).join('');

/** A fir: boughs that hang from a straight stem, in shadow on one side. */
export const fir = (hand: Hand, n: number, [x, y]: XY, h: number): Form => {
  const rows = h > 26 ? 6 : 4,
    wide = 0.17 + hand(n) * 0.05;
  const bough = (i: number, side: number): string => {
    const w = h * wide * (0.28 + (i / rows) * 0.86) * (0.86 + hand(n + i * 2 + side) * 0.28),
      at = y - h + (h * 0.88 * (i + 1)) / rows;
    return `${r1(x + side * w)} ${r1(at)} ${r1(x + side * w * 0.42)} ${r1(at - h * 0.025)}`;
  };
  const right = times(rows, (i) => `L${bough(i, 1)}`).join('');
  const left = times(rows, (i) => {
    const [a, b, c, d] = bough(rows - 1 - i, -1).split(' ');
    return `L${c ?? ''} ${d ?? ''} ${a ?? ''} ${b ?? ''}`;
  }).join('');
  const shade =
    h < 14
      ? ''
      : times(rows * 3, (i) => {
          const t = (i + 1) / (rows * 3 + 1),
            w = h * wide * t * 0.95;
          return `M${r1(x - w * 0.1 + hand(n + i) * w * 0.2)} ${r1(y - h + h * 0.88 * t)}l${r1(w * 0.8)} ${r1(h * 0.06)}`;
        }).join('');
  const stem = h * 0.035,
    cap = h * wide;
  return {
    snow: `M${r1(x)} ${r1(y - h)}L${r1(x + cap * 0.5)} ${r1(y - h * 0.7)}L${r1(x + cap * 0.1)} ${r1(y - h * 0.76)}L${r1(x - cap * 0.3)} ${r1(y - h * 0.72)}zM${r1(x - cap * 0.3)} ${r1(y - h * 0.56)}L${r1(x + cap * 0.4)} ${r1(y - h * 0.58)}L${r1(x + cap * 0.85)} ${r1(y - h * 0.44)}L${r1(x + cap * 0.2)} ${r1(y - h * 0.5)}z`,
    body: `M${r1(x)} ${r1(y - h)}${right}L${r1(x + stem)} ${r1(y - h * 0.13)}V${r1(y)}H${r1(x - stem)}V${r1(y - h * 0.13)}${left}z`,
    line: shade,
  };
};

/** A round tree with a crown of scallops. */
export const oak = (hand: Hand, n: number, [x, y]: XY, h: number): Form => {
  const r = h * 0.3,
    cy = y - h * 0.66;
  const lobes = times(9, (i) => {
    const a = (i / 9) * 6.283 - 1.57,
      far = r * (0.92 + hand(n + i) * 0.22);
    return [x + Math.cos(a) * far * 1.14, cy + Math.sin(a) * far] as const;
  });
  const crown = lobes
    .map(([px, py], i) => {
      const [qx, qy] = lobes[(i + 1) % 9] ?? [px, py],
        a = ((i + 0.5) / 9) * 6.283 - 1.57;
      return `${i === 0 ? `M${r1(px)} ${r1(py)}` : ''}Q${r1((px + qx) / 2 + Math.cos(a) * r * 0.46)} ${r1((py + qy) / 2 + Math.sin(a) * r * 0.4)} ${r1(qx)} ${r1(qy)}`;
    })
    .join('');
  const shade = times(Math.round(h / 3.4), (i) => {
    const a = -0.5 + hand(n + i) * 1.9,
      f = 0.35 + hand(n + i + 20) * 0.55;
    return `M${r1(x + Math.cos(a) * r * f)} ${r1(cy + Math.sin(a) * r * f)}q${r1(h * 0.035)} ${r1(h * 0.05)} ${r1(h * 0.08)} ${r1(-h * 0.012)}`;
  }).join('');
  const stem = h * 0.045;
  return { body: `M${r1(x - stem)} ${r1(y)}V${r1(cy)}H${r1(x + stem)}V${r1(y)}z${crown}z`, line: shade };
};

export const cypress = (hand: Hand, n: number, [x, y]: XY, h: number): Form => {
  const w = h * (0.075 + hand(n) * 0.03);
  return {
    body: `M${r1(x)} ${r1(y - h)}C${r1(x + w * 1.1)} ${r1(y - h * 0.7)} ${r1(x + w * 1.4)} ${r1(y - h * 0.25)} ${r1(x + w * 0.3)} ${r1(y - h * 0.07)}V${r1(y)}H${r1(x - w * 0.3)}V${r1(y - h * 0.07)}C${r1(x - w * 1.4)} ${r1(y - h * 0.25)} ${r1(x - w * 1.1)} ${r1(y - h * 0.7)} ${r1(x)} ${r1(y - h)}z`,
    line: times(
      Math.round(h / 4),
      (i) =>
        `M${r1(x + w * 0.1)} ${r1(y - h * 0.84 + i * 3.2)}l${r1(w * 0.8 * Math.min(1, 0.3 + (i * 4) / h))} ${r1(h * 0.05)}`,
    ).join(''),
  };
};

/** A pine of the eastern coast: a bent stem and clouds of needles. */
export const pine = (hand: Hand, n: number, [x, y]: XY, h: number): Form => {
  const lean = (hand(n) - 0.5) * h * 0.5,
    stem = h * 0.05;
  const pads = times(
    4,
    (i) =>
      [
        x + lean * (1 - i * 0.2) + (i % 2 === 0 ? -1 : 1) * h * 0.17 * (0.2 + i * 0.35),
        y - h * (0.96 - i * 0.17),
        h * (0.17 + i * 0.045),
      ] as const,
  );
  const pad = ([px, py, r]: readonly [number, number, number]): string =>
    `M${r1(px - r)} ${r1(py)}q${r1(r * 0.1)} ${r1(-r * 0.5)} ${r1(r * 0.5)} ${r1(-r * 0.42)}q${r1(r * 0.42)} ${r1(-r * 0.42)} ${r1(r * 0.8)} ${r1(-0.04 * r)}q${r1(r * 0.5)} ${r1(-r * 0.1)} ${r1(r * 0.7)} ${r1(r * 0.46)}q${r1(-r)} ${r1(r * 0.26)} ${r1(-2 * r)} 0z`;
  return {
    body: `M${r1(x - stem)} ${r1(y)}Q${r1(x - stem + lean * 0.1)} ${r1(y - h * 0.4)} ${r1(x + lean * 0.7)} ${r1(y - h * 0.9)}L${r1(x + lean * 0.7 + stem)} ${r1(y - h * 0.88)}Q${r1(x + stem + lean * 0.4)} ${r1(y - h * 0.4)} ${r1(x + stem)} ${r1(y)}z${pads.map(pad).join('')}`,
    line: pads
      .map(([px, py, r]) =>
        times(5, (i) => `M${r1(px - r * 0.5 + i * r * 0.3)} ${r1(py - r * 0.05)}v${r1(-r * 0.28)}`).join(''),
      )
      .join(''),
    snow: pads
      .map(
        ([px, py, r]) =>
          `M${r1(px - r * 0.6)} ${r1(py - r * 0.4)}q${r1(r * 0.6)} ${r1(-r * 0.5)} ${r1(r * 1.2)} ${r1(r * 0.02)}q${r1(-r * 0.6)} ${r1(-r * 0.22)} ${r1(-r * 1.2)} ${r1(-0.02 * r)}z`,
      )
      .join(''),
  };
};

/** A palm: a stem that bends to the sea, and its leaves. */
export const palm = (hand: Hand, n: number, [x, y]: XY, h: number): Form => {
  const lean = (hand(n) > 0.5 ? 1 : -1) * h * (0.12 + hand(n + 1) * 0.16),
    [tx, ty] = [x + lean, y - h];
  const leaf = (i: number): string => {
    const a = -2.95 + i * 0.46 + hand(n + i) * 0.16,
      l = h * (0.36 + hand(n + i + 9) * 0.12),
      [ex, ey] = [tx + Math.cos(a) * l, ty + Math.sin(a) * l * 0.7 + l * 0.34];
    return `M${r1(tx)} ${r1(ty)}Q${r1(tx + Math.cos(a) * l * 0.6)} ${r1(ty + Math.sin(a) * l * 0.9)} ${r1(ex)} ${r1(ey)}Q${r1(tx + Math.cos(a) * l * 0.5)} ${r1(ty + Math.sin(a) * l * 0.62)} ${r1(tx)} ${r1(ty)}z`;
  };
  return {
    body: `M${r1(x - h * 0.035)} ${r1(y)}Q${r1(x - lean * 0.1)} ${r1(y - h * 0.5)} ${r1(tx - h * 0.012)} ${r1(ty)}H${r1(tx + h * 0.012)}Q${r1(x + h * 0.05 - lean * 0.04)} ${r1(y - h * 0.5)} ${r1(x + h * 0.035)} ${r1(y)}z${times(8, leaf).join('')}`,
    line: times(
      Math.round(h / 5),
      (i) => `M${r1(x + lean * ((i * 5) / h) ** 1.7 - h * 0.025)} ${r1(y - i * 5 - 2)}h${r1(h * 0.05)}`,
    ).join(''),
  };
};

/** A dead tree in a fen. */
export const snag = (hand: Hand, n: number, [x, y]: XY, h: number): Form => {
  const arm = (t: number, side: number, l: number): string =>
    `M${r1(x + side * 0.8)} ${r1(y - h * t)}q${r1(side * l * 0.5)} ${r1(-l * 0.1)} ${r1(side * l * 0.7)} ${r1(-l * 0.7)}q${r1(-side * l * 0.1)} ${r1(l * 0.7)} ${r1(-side * l * 0.7)} ${r1(l * 0.95)}z`;
  const lean = (hand(n) - 0.5) * h * 0.2;
  return {
    body: `M${r1(x - h * 0.06)} ${r1(y)}Q${r1(x - 1)} ${r1(y - h * 0.5)} ${r1(x + lean)} ${r1(y - h)}Q${r1(x + 2.5)} ${r1(y - h * 0.5)} ${r1(x + h * 0.06)} ${r1(y)}z${arm(0.55, -1, h * 0.34)}${arm(0.7, 1, h * 0.28)}${arm(0.36, 1, h * 0.24)}`,
    line: `M${r1(x)} ${r1(y - 3)}V${r1(y - h * 0.7)}`,
  };
};

/** Reeds with heads, standing in water. */
export const reeds = (hand: Hand, [x, y]: XY, { count, h }: { readonly count: number; readonly h: number }): string =>
  times(count, (i) => {
    const dx = (hand(i) - 0.5) * count * 2.4,
      up = h * (0.6 + hand(i + 11) * 0.5),
      lean = (hand(i + 23) - 0.35) * up * 0.3;
    return `M${r1(x + dx)} ${r1(y)}q${r1(lean * 0.2)} ${r1(-up * 0.6)} ${r1(lean)} ${r1(-up)}M${r1(x + dx + 1.5)} ${r1(y)}q${r1(lean)} ${r1(-up * 0.4)} ${r1(lean * 1.6 + 2)} ${r1(-up * 0.6)}`;
  }).join('');
export const reedHeads = (
  hand: Hand,
  [x, y]: XY,
  { count, h }: { readonly count: number; readonly h: number },
): string =>
  times(count, (i) => {
    const dx = (hand(i) - 0.5) * count * 2.4,
      up = h * (0.6 + hand(i + 11) * 0.5),
      lean = (hand(i + 23) - 0.35) * up * 0.3;
    return i % 2 === 0 ? `M${r1(x + dx + lean - 0.8)} ${r1(y - up + 1)}q0.8-6 1.6 0v4h-1.6z` : '';
  }).join('');
