import { fir, type Form, type Hand, hill, peak, times, waves, WIDTH } from './burin.js';
import { type Horizon as Kind } from './scene.js';

/** Where the land meets the sky. */
export const LINE = 92;

export const Forms = ({ forms, weight = 1 }: { readonly forms: readonly Form[]; readonly weight?: number }) =>
  forms.map(({ body, shade }, i) => (
    <g key={i}>
      <path d={body} fill="var(--paper)" strokeWidth={weight} />
      <path d={shade} strokeWidth={weight * 0.6} />
    </g>
  ));

const range = (hand: Hand): Form[] =>
  times(11, (i) => peak(hand, i * 9, 40 + i * 94 + (hand(i) - 0.5) * 60, LINE, 110 + hand(i + 40) * 70, 34 + hand(i + 60) * 44));

/** What lies far off. */
export const Horizon = ({ kind, hand }: { readonly kind: Kind; readonly hand: Hand }) => {
  switch (kind) {
    case 'mountains':
      return <Forms forms={range(hand)} weight={0.9} />;
    case 'hills':
      return <Forms forms={times(9, (i) => hill(hand, i * 7, 40 + i * 120 + hand(i) * 50, LINE, 190 + hand(i + 9) * 60, 15 + hand(i + 20) * 14))} weight={0.9} />;
    case 'forest':
      return <Forms forms={times(70, (i) => fir(i * 14.5 + hand(i) * 10, LINE + hand(i + 7) * 2, 15 + hand(i + 90) * 11))} weight={0.7} />;
    case 'sea':
      return <path d={`M0 ${LINE - 14}H${WIDTH}${waves(hand, 1, LINE - 8, 6)}`} fill="none" strokeWidth="0.8" />;
    case 'open':
      return <path d={`M0 ${LINE - 3}C200 ${LINE - 10} 330 ${LINE + 2} 520 ${LINE - 5}S820 ${LINE - 9} ${WIDTH} ${LINE - 2}`} fill="none" strokeWidth="0.9" />;
  }
};
