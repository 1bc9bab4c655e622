import { type Hour } from '#game/model/calendar.js';

const MOON = 'M17.800 1.400a3.600 3.600 0 1 0 2.800 5.600 3 3 0 0 1-2.800-5.600z';
/** The sun's place over the horizon. */
const SUN: Readonly<Record<Exclude<Hour, 'night'>, readonly [x: number, y: number]>> = {
  morning: [6, 9],
  noon: [16, 3.8],
  dusk: [26, 9],
};

const Sun = ({ at: [x, y] }: { readonly at: readonly [number, number] }) => (
  <circle cx={x} cy={y} r="2.800" fill="var(--act)" stroke="none" />
);

/** Sun or moon on its way over the land, beside the words of the hour. */
export const HourMark = ({ hour }: { readonly hour: Hour }) => (
  <svg viewBox="0 0 32 14" className="hour-mark" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M4.500 12a11.500 9.500 0 0 1 23 0" strokeWidth="0.700" strokeDasharray="0.800 2" strokeLinecap="round" />
    {hour === 'night' ? <path d={MOON} fill="var(--ink)" stroke="none" /> : <Sun at={SUN[hour]} />}
    <path d="M1 12.500h30" strokeWidth="0.900" />
  </svg>
);
