import { fir, type Hand, HEIGHT, hill, peak, times, tufts, waves, WIDTH } from './burin.js';
import { Forms, LINE } from './horizon.js';
import { type Ground as Kind } from './scene.js';

const GROUND = `M0 ${LINE + 6}C220 ${LINE - 4} 420 ${LINE + 8} 620 ${LINE + 2}S900 ${LINE} ${WIDTH} ${LINE + 7}V${HEIGHT}H0z`;

const Land = ({ hand, grass = 44 }: { readonly hand: Hand; readonly grass?: number }) => (
  <g>
    <path d={GROUND} fill="var(--paper)" strokeWidth="1" />
    <path d={tufts(hand, grass, LINE + 14, HEIGHT - 4)} fill="none" strokeWidth="0.9" />
  </g>
);

const Sea = ({ hand }: { readonly hand: Hand }) => (
  <g>
    <path d={`M0 ${LINE - 6}H${WIDTH}V${HEIGHT}H0z`} fill="var(--paper)" stroke="none" />
    <path d={`M0 ${LINE - 6}H${WIDTH}`} strokeWidth="1" />
    <path d={waves(hand, 5, LINE + 6, 12)} fill="none" strokeWidth="0.95" />
  </g>
);

const roof = (hand: Hand, i: number): { body: string; shade: string } => {
  const x = 330 + i * 34 + hand(i) * 12, w = 22 + hand(i + 8) * 14, h = 14 + hand(i + 16) * 12, y = LINE + 12 + hand(i + 24) * 8;
  const tower = i === 4 || i === 8;
  const tall = tower ? h + 26 : h;
  return {
    body: `M${x} ${y}V${y - tall}l${w / 2}-${tower ? 16 : 9} ${w / 2} ${tower ? 16 : 9}V${y}z`,
    shade: times(Math.round(w / 5), (k) => `M${x + w * 0.55 + k * 2.4} ${y - tall + 4}V${y - 2}`).join('') + `M${x} ${y - tall}h${w}`,
  };
};

const City = ({ hand }: { readonly hand: Hand }) => (
  <g>
    <Land hand={hand} grass={26} />
    <Forms forms={times(11, (i) => roof(hand, i))} />
    <path d={`M318 ${LINE + 22}v-12h8v5h8v-5h8v5h8v-5h8v5h300v-5h8v5h8v-5h8v12z`} fill="var(--paper)" strokeWidth="1" />
    <path d="M479 44v-20l16 5-16 6" fill="var(--act)" strokeWidth="0.9" />
  </g>
);

/** What one stands on. */
export const Ground = ({ kind, hand }: { readonly kind: Kind; readonly hand: Hand }) => {
  switch (kind) {
    case 'ocean':
      return <Sea hand={hand} />;
    case 'coast':
      return (
        <g>
          <Sea hand={hand} />
          <path d={`M0 ${LINE - 2}C120 ${LINE - 16} 250 ${LINE + 2} 330 ${LINE + 10}S470 ${LINE + 26} 600 ${LINE + 34} 820 ${HEIGHT - 12} ${WIDTH} ${HEIGHT - 6}V${HEIGHT}H0z`} fill="var(--paper)" strokeWidth="1.100" />
          <path d={times(30, (i) => `M${hand(i) * 520} ${LINE + 26 + hand(i + 50) * 28}h1.500`).join('')} strokeWidth="1.400" />
        </g>
      );
    case 'plains':
      return <Land hand={hand} grass={80} />;
    case 'forest':
      return (
        <g>
          <Land hand={hand} grass={22} />
          <Forms forms={times(40, (i) => fir(i * 26 + hand(i) * 18, LINE + 14 + (i % 3) * 9, 40 + hand(i + 30) * 26)).sort((a, b) => (a.body < b.body ? 0 : 1))} weight={0.85} />
        </g>
      );
    case 'hills':
      return (
        <g>
          <Forms forms={times(8, (i) => hill(hand, i * 5, 20 + i * 138 + hand(i) * 40, LINE + 20, 250 + hand(i + 3) * 60, 34 + hand(i + 6) * 22))} />
          <Land hand={hand} grass={36} />
        </g>
      );
    case 'mountains':
      return (
        <g>
          <Forms forms={times(9, (i) => peak(hand, i * 11, 30 + i * 118 + hand(i) * 40, HEIGHT, 190 + hand(i + 5) * 70, 78 + hand(i + 15) * 52))} />
          <path d={`M0 ${HEIGHT - 8}C240 ${HEIGHT - 26} 420 ${HEIGHT - 14} 620 ${HEIGHT - 18}S900 ${HEIGHT - 22} ${WIDTH} ${HEIGHT - 6}V${HEIGHT}H0z`} fill="var(--paper)" strokeWidth="1" />
        </g>
      );
    case 'desert':
      return <Forms forms={times(9, (i) => hill(hand, i * 3, hand(i) * WIDTH, LINE + 12 + i * 6, 260 + hand(i + 12) * 120, 9 + hand(i + 22) * 9))} weight={0.9} />;
    case 'swamp':
      return (
        <g>
          <path d={GROUND} fill="var(--paper)" strokeWidth="0.9" />
          <path d={times(46, (i) => { const x = hand(i) * WIDTH, y = LINE + 16 + hand(i + 70) * 40; return `M${x} ${y}h${14 + hand(i) * 22}M${x + 8} ${y}v-13M${x + 12} ${y}q1-7 4-12M${x + 4} ${y}q0-6-3-9`; }).join('')} fill="none" strokeWidth="0.9" />
        </g>
      );
    case 'city':
      return <City hand={hand} />;
  }
};
