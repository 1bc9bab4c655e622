import { type ReactElement } from 'react';
import { Letter } from '#backend/platform/mail/letter/letter.js';

interface Disabled {
  readonly endpointId: string;
  /** Its address may hold a token. */
  readonly host: string;
  readonly reason: string;
}

/** For the staff: an endpoint gets nothing any more until somebody enables it. */
export const webhookDisabledMail = ({
  endpointId,
  host,
  reason,
}: Disabled): { readonly subject: string; readonly letter: ReactElement } => ({
  subject: `The webhook to ${host} is disabled`,
  letter: (
    <Letter>
      <p>
        Nothing is sent to the endpoint {endpointId} at {host} any more: {reason}.
      </p>
      <p>
        Once it answers again: npm run webhooks -- enable {endpointId}. What waits is sent then; what happened since is
        sent by npm run webhooks -- redeliver {endpointId} --since-disabled.
      </p>
    </Letter>
  ),
});
