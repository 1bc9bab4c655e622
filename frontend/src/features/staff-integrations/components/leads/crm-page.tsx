import { useCrmLeads } from '../../api/use-crm-leads.js';
import { LEAD_STATUSES } from '../../domain/lead-words.js';
import { useFilter } from '../../use-filter.js';
import { FilterField } from '../parts/filter-field.js';
import { IntegrationsLeaf } from '../parts/integrations-leaf.js';
import { LeadEntry } from './lead-entry.js';
import { PagedList } from '../parts/paged-list.js';

/** /staff/integrations/crm: how leads stand with the CRM. */
export const CrmPage = () => {
  const { chosen, choose } = useFilter('status', LEAD_STATUSES);
  return (
    <IntegrationsLeaf title="CRM" lead="How leads stand with the CRM: what it took, and what it did not.">
      <FilterField label="Status" values={LEAD_STATUSES} chosen={chosen} choose={choose} />
      <PagedList
        of={useCrmLeads(chosen)}
        name="leads"
        none={chosen === null ? 'There are no leads yet.' : 'No lead stands so.'}
      >
        {(lead) => <LeadEntry key={lead.leadId} lead={lead} />}
      </PagedList>
    </IntegrationsLeaf>
  );
};
