import { useDeliveries } from '../../api/use-deliveries.js';
import { DELIVERY_STATES } from '../../domain/delivery-words.js';
import { useFilter } from '../../use-filter.js';
import { DeliveryEntry } from './delivery-entry.js';
import { FilterField } from '../parts/filter-field.js';
import { PagedList } from '../parts/paged-list.js';

interface DeliveryListProps {
  readonly endpointId: string;
  /** Nothing of the log is sent to a test endpoint, nor again. */
  readonly isTest: boolean;
}

/** What an endpoint got and gets, the newest first. */
export const DeliveryList = ({ endpointId, isTest }: DeliveryListProps) => {
  const { chosen, choose } = useFilter('state', DELIVERY_STATES);
  return (
    <section className="staff-part">
      <h2 className="small-caps text-lead text-act">Deliveries</h2>
      <FilterField label="State" values={DELIVERY_STATES} chosen={chosen} choose={choose} />
      <PagedList
        of={useDeliveries(endpointId, chosen)}
        name="deliveries"
        none={chosen === null ? 'Nothing was sent yet.' : 'Nothing stands so.'}
      >
        {(delivery) => (
          <DeliveryEntry key={delivery.messageId} endpointId={endpointId} isTest={isTest} delivery={delivery} />
        )}
      </PagedList>
    </section>
  );
};
