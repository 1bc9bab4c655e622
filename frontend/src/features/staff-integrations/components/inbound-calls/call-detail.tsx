import { useState } from 'react';
import { ShowWords } from '../../../staff-console/index.js';
import { useInboundCall } from '../../api/use-inbound-calls.js';
import { payloadText } from '../../domain/call-words.js';
import { JsonBlock } from '../parts/json-block.js';
import { KeptFocus } from '../parts/kept-focus.js';
import { Read } from '../parts/read.js';

interface PayloadProps {
  readonly payload: string | null;
  readonly isAsked: boolean;
}
const Payload = ({ payload, isAsked }: PayloadProps) => {
  if (payload !== null) return <JsonBlock what="the payload" text={payloadText(payload)} />;
  return (
    <p role="status" className="caption">
      {isAsked ? 'The payload is forgotten: nothing of it is kept.' : 'Masked: give a reason to see it.'}
    </p>
  );
};

/** The payload of a call, which may hold personal data: staff say first why they must see it. */
export const CallDetail = ({ id }: { readonly id: string }) => {
  const [reason, setReason] = useState<string | null>(null);
  const call = useInboundCall(id, reason);
  return (
    <KeptFocus>
      <Read of={call} waiting="Reading the payload…" failed="The payload could not be read.">
        {({ payload }) => <Payload payload={payload} isAsked={reason !== null} />}
      </Read>
      <ShowWords shown={reason !== null} show={setReason} what="payload" />
    </KeptFocus>
  );
};
