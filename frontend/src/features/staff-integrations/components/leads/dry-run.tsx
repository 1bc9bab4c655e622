import { type CrmCall } from '#contracts/integration/managed.js';
import { useState } from 'react';
import { ShowWords } from '../../../staff-console/index.js';
import { useDryRun } from '../../api/use-crm-leads.js';
import { pretty } from '../../domain/words.js';
import { JsonBlock } from '../parts/json-block.js';
import { KeptFocus } from '../parts/kept-focus.js';
import { Read } from '../parts/read.js';

const Calls = ({ calls }: { readonly calls: readonly CrmCall[] }) => (
  <ol aria-label="Calls" className="integration-calls">
    {calls.map(({ method, path, body }, n) => (
      <li key={n}>
        <p className="lining wrap-anywhere">
          {method} {path}
        </p>
        {body !== null && body !== undefined && <JsonBlock what={`the body of call ${n + 1}`} text={pretty(body)} />}
      </li>
    ))}
  </ol>
);

/** The calls that sending a lead would make now. Only its searches are made. Names are masked until staff say why they ask. */
export const DryRun = ({ leadId }: { readonly leadId: string }) => {
  const [reason, setReason] = useState<string | null>(null);
  return (
    <KeptFocus>
      <Read
        of={useDryRun(leadId, reason)}
        waiting="Reading what the CRM has…"
        failed="The calls could not be worked out."
      >
        {({ calls }) =>
          calls.length === 0 ? (
            <p role="status" className="caption">
              None: the CRM has all of it.
            </p>
          ) : (
            <>
              <Calls calls={calls} />
              <ShowWords shown={reason !== null} show={setReason} what="names" />
            </>
          )
        }
      </Read>
    </KeptFocus>
  );
};
