import { type CrmConnection } from '#contracts/lead/views.js';
import { LoadError } from '../../../components/states/load-error.js';

interface ConnectionStateProps {
  readonly connection: CrmConnection | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

const factsOf = ({ status, apiKeyPrefix }: CrmConnection): string =>
  [
    apiKeyPrefix === null ? 'No API key is set' : `The API key begins with ${apiKeyPrefix}`,
    status === null ? 'nothing answered' : `the CRM answered with ${status}`,
  ].join('; ');

/** How the connection to the CRM really stands. */
export const ConnectionState = ({ connection, error, retry }: ConnectionStateProps) => (
  <section aria-labelledby="crm-state" className="mt-5 border-y border-rule py-3">
    <h2 id="crm-state" className="small-caps text-lead text-act">
      The connection now
    </h2>
    <div role="status">
      {error !== null && <LoadError error={error} fallback="Connection test failed" retry={retry} />}
      {error === null && connection === undefined && <p className="caption">Asking the CRM…</p>}
      {connection !== undefined && (
        <>
          <p className={`text-xl ${connection.success ? 'text-success' : 'text-act'}`}>{connection.message}</p>
          <p className="caption">{factsOf(connection)}.</p>
        </>
      )}
    </div>
  </section>
);
