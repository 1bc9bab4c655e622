import { CrestArt, INK, PIGMENT, point, polar } from '../../drawing/crest-art.js';

const R = 26;
const CENTRES = [polar(21, -90), polar(21, 30), polar(21, 150)] as const;
const COLOURS = [PIGMENT.red, PIGMENT.red, PIGMENT.gold] as const;

const Band = ({ d, colour }: { readonly d: string; readonly colour: string }) => (
  <g fill="none">
    <path d={d} stroke="var(--contour)" strokeWidth="12.400" />
    <path d={d} stroke={colour} strokeWidth="10.400" />
    <path
      d={d}
      stroke="var(--contour)"
      strokeWidth="10.400"
      strokeDasharray="0.5 2.600"
      strokeLinecap="butt"
      opacity="0.5"
    />
    <path d={d} stroke="var(--white)" strokeWidth="0.9" opacity="0.8" />
  </g>
);

const ring = ([x, y]: readonly [number, number]): string =>
  `M${x + R} ${y}A${R} ${R} 0 1 1 ${x - R} ${y}A${R} ${R} 0 1 1 ${x + R} ${y}`;
const arc = ([x, y]: readonly [number, number], from: number, to: number): string => {
  const on = (a: number): string => {
    const [dx, dy] = polar(R, a);
    return point([x + dx, y + dy]);
  };
  return `M${on(from)}A${R} ${R} 0 0 1 ${on(to)}`;
};

/** The crossings of ring a with ring b, as angles on a. */
const crossings = (a: readonly [number, number], b: readonly [number, number]): readonly number[] => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const towards = (Math.atan2(dy, dx) * 180) / Math.PI;
  const half = (Math.acos(Math.hypot(dx, dy) / 2 / R) * 180) / Math.PI;
  return [towards - half, towards + half];
};

/** Three Borromean rings: no two are linked. */
export const Crest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <g transform="translate(0 5)" {...INK}>
      {CENTRES.map((c, i) => (
        <Band key={i} d={ring(c)} colour={COLOURS[i] ?? PIGMENT.red} />
      ))}
      {crossings(CENTRES[0], CENTRES[2]).map((a) => (
        <Band key={a} d={arc(CENTRES[0], a - 19, a + 19)} colour={COLOURS[0]} />
      ))}
    </g>
  </CrestArt>
);
