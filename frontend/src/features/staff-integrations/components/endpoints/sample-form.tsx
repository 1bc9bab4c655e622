import { useState } from 'react';
import { SelectField } from '../../../../components/select-field.js';
import { useSendSample } from '../../api/use-endpoints.js';
import { ALL_TYPES, shortType } from '../../domain/feed-areas.js';
import { SentOutcome } from './sent-outcome.js';

/** Sends a test endpoint an event that never happened. */
export const SampleForm = ({ endpointId }: { readonly endpointId: string }) => {
  const [type, setType] = useState<string | null>(null);
  const sample = useSendSample(endpointId);
  const isIdle = type === null || sample.isPending;
  return (
    <section className="staff-part max-w-3xl">
      <h2 className="small-caps text-lead text-act">Send a sample</h2>
      <p className="caption">An event of this type with made-up ids. Nothing happens in the game.</p>
      <div className="mt-2 flex flex-col gap-4">
        <SelectField label="Type" options={ALL_TYPES} value={type} nameOf={shortType} onChange={setType} />
        <p>
          <button
            type="button"
            className="button"
            aria-disabled={isIdle}
            onClick={isIdle ? undefined : () => sample.mutate(type)}
          >
            {sample.isPending ? 'Sending…' : 'Send it'}
          </button>
        </p>
        <SentOutcome of={sample} failed="The sample could not be sent." />
      </div>
    </section>
  );
};
