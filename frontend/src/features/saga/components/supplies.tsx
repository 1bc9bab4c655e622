import { type Calendar, FOOD_DAYS, foodLeft } from '#game/model/calendar.js';
import { suppliesWords } from '../domain/saga-words.js';

const STEP = 19;
const CRUST = 'M1.500 12.500c-1-5.500 2.500-9 7-9s8 3.500 7 9c-.2 1-13.800 1-14 0z';
const CUTS = 'M5.200 7.800l1.400-2.300M8.400 7.600l1.400-2.300M11.600 8l1.300-2';

const Loaf = ({ at, eaten }: { readonly at: number; readonly eaten: boolean }) => (
  <g transform={`translate(${at * STEP} 0)`}>
    <path
      d={CRUST}
      fill={eaten ? 'none' : 'var(--ink)'}
      stroke={eaten ? 'var(--faded)' : 'var(--ink)'}
      strokeDasharray={eaten ? '1.500 1.600' : undefined}
    />
    {!eaten && <path d={CUTS} fill="none" stroke="var(--paper)" />}
  </g>
);

/** The food that is left, a loaf for each day, and hunger in words. Nothing in a saga in which no meal was counted. */
export const Supplies = ({ calendar }: { readonly calendar: Calendar }) => {
  const left = foodLeft(calendar);
  if (left === null) return null;
  return (
    <span className={`saga-mark ${left === 0 ? 'text-act' : ''}`}>
      <svg viewBox={`0 0 ${FOOD_DAYS * STEP} 15`} className="supplies" strokeWidth="1" aria-hidden="true">
        {Array.from({ length: FOOD_DAYS }, (_, i) => (
          <Loaf key={i} at={i} eaten={i >= left} />
        ))}
      </svg>
      {left > 0 && <span className="sr-only">Food for</span>}
      <span className="saga-mark-words">{suppliesWords(left)}</span>
    </span>
  );
};
