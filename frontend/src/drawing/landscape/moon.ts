import { r1 } from './burin.js';

/** The lit part of the moon as a path: new at 0, full at 0.5, new at 1. */
export const moonPath = (
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  phase: number,
): string => {
  const shown = Math.min(0.97, Math.max(0.06, phase)),
    waxing = shown < 0.5,
    bulge = Math.cos(shown * Math.PI * 2) * r;
  return `M${r1(x)} ${r1(y - r)}A${r} ${r} 0 0 ${waxing ? 1 : 0} ${r1(x)} ${r1(y + r)}A${r1(Math.max(0.1, Math.abs(bulge)))} ${r} 0 0 ${bulge > 0 === waxing ? 0 : 1} ${r1(x)} ${r1(y - r)}z`;
};
