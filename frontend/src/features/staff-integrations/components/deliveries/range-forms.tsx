import { useId, useState } from 'react';
import { CursorRange } from './cursor-range.js';
import { Tick } from '../parts/tick.js';
import { TimeRange } from './time-range.js';

const WAYS = [
  ['By time', TimeRange],
  ['By cursor', CursorRange],
] as const;

/** Sends a part of the log again, whether it was sent before or not. */
export const RangeForms = ({ endpointId }: { readonly endpointId: string }) => {
  const group = useId();
  const [way, setWay] = useState<(typeof WAYS)[number][0]>('By time');
  return (
    <section className="staff-part max-w-3xl">
      <h2 className="small-caps text-lead text-act">Send a range again</h2>
      <p className="caption">All of the range that this endpoint wants, whether it was sent before or not.</p>
      <div role="radiogroup" aria-label="How the range is given" className="flex flex-wrap gap-x-8">
        {WAYS.map(([name]) => (
          <Tick
            key={name}
            label={name}
            type="radio"
            group={group}
            checked={way === name}
            onChange={() => setWay(name)}
          />
        ))}
      </div>
      {WAYS.map(([name, Form]) => name === way && <Form key={name} endpointId={endpointId} />)}
    </section>
  );
};
