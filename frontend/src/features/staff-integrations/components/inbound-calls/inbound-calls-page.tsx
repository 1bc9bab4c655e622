import { useInboundCalls } from '../../api/use-inbound-calls.js';
import { CALL_STATES } from '../../domain/call-words.js';
import { useFilter } from '../../use-filter.js';
import { CallEntry } from './call-entry.js';
import { FilterField } from '../parts/filter-field.js';
import { IntegrationsLeaf } from '../parts/integrations-leaf.js';
import { PagedList } from '../parts/paged-list.js';

/** /staff/integrations/inbound-calls: what the CRM told the game. */
export const InboundCallsPage = () => {
  const { chosen, choose } = useFilter('state', CALL_STATES);
  return (
    <IntegrationsLeaf
      title="Inbound calls"
      lead="What the CRM told the game, and what became of it. Each call is kept as it came until it is forgotten."
    >
      <FilterField label="State" values={CALL_STATES} chosen={chosen} choose={choose} />
      <PagedList
        of={useInboundCalls(chosen)}
        name="calls"
        none={chosen === null ? 'The CRM has not called yet.' : 'No call stands so.'}
      >
        {(call) => <CallEntry key={call.id} call={call} />}
      </PagedList>
    </IntegrationsLeaf>
  );
};
