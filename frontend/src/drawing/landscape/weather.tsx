import { type Hand, LINE, r1, times, WIDTH } from './burin.js';
import { type Scene } from './scene.js';

interface WeatherProps {
  readonly id: string;
  readonly weather: Scene['weather'];
  readonly hand: Hand;
  /** The highest line of the picture. */
  readonly top: number;
  /** The colours of lines, and of snow and fog. */
  readonly stroke: string;
  readonly flake: string;
  readonly veil: string;
}

const rain = (hand: Hand, top: number, count: number, long: number): string =>
  times(count, (i) => {
    const l = long * (0.6 + hand(i + 500) * 0.8);
    return `M${r1(hand(i) * (WIDTH + 60))} ${r1(top + hand(i + 250) * (150 - top))}l${r1(-l * 0.34)} ${r1(l)}`;
  }).join('');
const flakes = (hand: Hand, top: number, count: number): string =>
  times(count, (i) => {
    const r = 0.5 + hand(i + 700) ** 2 * 1.5;
    return `M${r1(hand(i) * WIDTH)} ${r1(top + hand(i + 350) * (150 - top))}m${r1(-r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(r * 2)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-r * 2)} 0z`;
  }).join('');
const gusts = (hand: Hand): string =>
  times(9, (i) => {
    const x = hand(i) * 860,
      y = 16 + hand(i + 9) * 84,
      l = 50 + hand(i + 18) * 90;
    return `M${r1(x)} ${r1(y)}c${r1(l * 0.4)}-5 ${r1(l * 0.8)} 4 ${r1(l)} 0 5-2 5-8 0-8-4 0-4 5-0.5 5`;
  }).join('');
const drifts = (hand: Hand): string =>
  times(30, (i) => {
    const l = 40 + hand(i) * 120;
    return `M${r1(hand(i + 40) * WIDTH)} ${r1(LINE - 22 + hand(i + 80) * 64)}q${r1(l / 4)} -2 ${r1(l / 2)} 0t${r1(l / 2)} 0`;
  }).join('');
const heat = (hand: Hand): string =>
  times(16, (i) => `M${r1(hand(i) * 940)} ${r1(LINE + 2 + hand(i + 20) * 20)}q6-2 12 0t12 0 12 0`).join('');

const BOLT = 'M842 6l-14 26 10 1-17 27 7 1-14 24';
/** Words stand in the sky by night: it strikes far off, beside them. */
const FAR_BOLT = 'M644 40l-8 15 6 .5-9.500 15 4 .5-8 14';

/** The weather over a scene: rain, snow, storm or fog. */
export const Weather = ({ id, weather, hand, top, stroke, flake, veil }: WeatherProps) => {
  switch (weather) {
    case 'rain':
      return <path d={rain(hand, top, 190, 11)} fill="none" stroke={stroke} strokeWidth="0.6" opacity="0.7" />;
    case 'storm':
      return (
        <g fill="none" stroke={stroke}>
          <path d={rain(hand, top, 330, 18)} strokeWidth="0.7" opacity="0.75" />
          <path
            className="bolt"
            d={top < 0 ? FAR_BOLT : BOLT}
            stroke="var(--act)"
            strokeWidth="1.3"
            strokeLinejoin="miter"
          />
        </g>
      );
    case 'snow':
      return <path d={flakes(hand, top, 210)} fill={flake} stroke={stroke} strokeWidth="0.35" opacity="0.85" />;
    case 'wind':
      return <path d={gusts(hand)} fill="none" stroke={stroke} strokeWidth="0.8" opacity="0.6" />;
    case 'fog':
      return (
        <g>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            {[0, 0.8, 0].map((opacity, i) => (
              <stop key={i} offset={i / 2} style={{ stopColor: veil, stopOpacity: opacity }} />
            ))}
          </linearGradient>
          {[
            [LINE - 34, 44],
            [LINE + 2, 34],
            [LINE + 28, 30],
          ].map(([y, h], i) => (
            <rect key={y} x="-20" y={y} width={WIDTH + 40} height={h} fill={`url(#${id})`} opacity={1 - i * 0.2} />
          ))}
          <path d={drifts(hand)} fill="none" stroke={stroke} strokeWidth="0.5" opacity="0.5" />
        </g>
      );
    case 'heat':
      return <path d={heat(hand)} fill="none" stroke={stroke} strokeWidth="0.5" opacity="0.7" />;
    case 'clear':
    case 'cloud':
      return null;
  }
};
