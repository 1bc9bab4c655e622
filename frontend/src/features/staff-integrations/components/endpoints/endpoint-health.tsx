import { type EndpointHealth as Health } from '#contracts/integration/managed.js';
import { FactLine } from '../../../../components/fact-line.js';
import { lastWords, waitingWords } from '../../domain/endpoint-words.js';

/** How it goes with an endpoint. */
export const EndpointHealth = ({ health }: { readonly health: Health }) => (
  <dl className="integration-facts">
    <FactLine name="Waiting" value={waitingWords(health)} />
    <FactLine name="Last answer" value={lastWords(health)} className="wrap-anywhere" />
    <FactLine name="Delivered in 24 hours" value={String(health.delivered)} />
    <FactLine name="Failed attempts in 24 hours" value={String(health.failedAttempts)} />
  </dl>
);
