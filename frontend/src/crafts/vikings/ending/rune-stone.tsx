import { type EndingProps } from '../../theme.js';
import { useReading } from '../../use-theme.js';
import { memorialOf } from '../runes/futhark.js';
import { Fire } from './fire.js';
import { Foot } from './foot.js';
import { Inscription } from './inscription.js';
import { Rings } from './rings.js';
import { SerpentBody, SerpentHead } from './serpent.js';
import { SERPENT } from './serpent-line.js';
import { Ship } from './ship.js';
import { spread } from './spread.js';
import { Stone } from './stone.js';

/** A line of the engraved sky behind the stone, broken once. */
const sky = (i: number): string => {
  const [from, gap, to] = [14 + ((i * 67) % 53), 96 + ((i * 151) % 270), 506 - ((i * 97) % 61)];
  const y = 12 + i * 8.7;
  return `M${from} ${y}H${gap}M${gap + 8 + ((i * 31) % 26)} ${y}H${to}`;
};

const star = (i: number): string => `M${(8 + spread(i, 0) * 504).toFixed(1)} ${(8 + spread(i, 1) * 420).toFixed(1)}h.1`;

/** A rune-stone: a serpent along its edge bears the words, and bites its tail. */
const RuneStone = ({ name }: EndingProps) => {
  const { light } = useReading();
  return (
    <svg viewBox="0 0 520 640" className="rune-stone h-full w-full overflow-visible">
      <path d={Array.from({ length: 64 }, (_, i) => sky(i)).join('')} stroke="var(--hairline)" strokeWidth="1" />
      {light === 'night' && (
        <path
          d={Array.from({ length: 40 }, (_, i) => star(i)).join('')}
          stroke="var(--ink)"
          strokeWidth="1.800"
          strokeLinecap="round"
          opacity="0.6"
        />
      )}
      <Stone />
      <SerpentBody />
      <g fill="none" stroke="var(--cut)" strokeLinecap="round" strokeLinejoin="round">
        <Inscription text={memorialOf(name).replaceAll(' × ', '×')} line={SERPENT} inset={[14, 34]} />
      </g>
      <SerpentHead />
      <Rings />
      <Ship />
      <Foot />
      {light === 'night' && <Fire />}
    </svg>
  );
};

export default RuneStone;
