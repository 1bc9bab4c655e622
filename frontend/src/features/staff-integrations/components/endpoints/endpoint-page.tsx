import { type ManagedEndpoint } from '#contracts/integration/managed.js';
import { useNavigate, useParams } from 'react-router-dom';
import { useEndpoints } from '../../api/use-endpoints.js';
import { DeliveryList } from '../deliveries/delivery-list.js';
import { EndpointEntry } from './endpoint-entry.js';
import { IntegrationsLeaf } from '../parts/integrations-leaf.js';
import { RangeForms } from '../deliveries/range-forms.js';
import { Read } from '../parts/read.js';
import { SampleForm } from './sample-form.js';

const Whole = ({ endpoint }: { readonly endpoint: ManagedEndpoint }) => {
  const navigate = useNavigate();
  const { id, url, test } = endpoint;
  return (
    <>
      <ul aria-label="Endpoint" className="integration-list">
        <EndpointEntry
          endpoint={endpoint}
          name={url}
          onRemoved={() => void navigate('/staff/integrations/endpoints', { replace: true })}
        />
      </ul>
      {test && <SampleForm endpointId={id} />}
      <DeliveryList endpointId={id} isTest={test} />
      {!test && <RangeForms endpointId={id} />}
    </>
  );
};

/** /staff/integrations/endpoints/{id}: what an endpoint got, and what it is sent again. */
export const EndpointPage = () => {
  const { id = '' } = useParams();
  return (
    <IntegrationsLeaf title="Endpoint" lead="What was sent to an address, how it went, and what can be sent again.">
      <Read of={useEndpoints()} waiting="Reading the endpoint…" failed="The endpoint could not be read.">
        {(endpoints) => {
          const endpoint = endpoints.find((one) => one.id === id);
          return endpoint === undefined ? (
            <p role="status" className="caption pt-4">
              There is no endpoint with this id.
            </p>
          ) : (
            <Whole key={id} endpoint={endpoint} />
          );
        }}
      </Read>
    </IntegrationsLeaf>
  );
};
