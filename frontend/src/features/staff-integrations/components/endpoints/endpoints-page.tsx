import { Link } from 'react-router-dom';
import { useEndpoints } from '../../api/use-endpoints.js';
import { AddEndpoint } from './add-endpoint.js';
import { EndpointEntry } from './endpoint-entry.js';
import { IntegrationsLeaf } from '../parts/integrations-leaf.js';
import { Read } from '../parts/read.js';

/** /staff/integrations/endpoints: where events are sent, and how it goes. */
export const EndpointsPage = () => (
  <IntegrationsLeaf
    title="Endpoints"
    lead="Addresses of other systems, to which the game sends what happens: signed, in no certain order, and sometimes twice."
  >
    <Read of={useEndpoints()} waiting="Reading the endpoints…" failed="The endpoints could not be read.">
      {(endpoints) => (
        <>
          {endpoints.length === 0 ? (
            <p role="status" className="caption pt-4">
              Nothing is sent anywhere yet.
            </p>
          ) : (
            <ul aria-label="Endpoints" className="integration-list">
              {endpoints.map((endpoint) => (
                <EndpointEntry
                  key={endpoint.id}
                  endpoint={endpoint}
                  name={
                    <Link to={`/staff/integrations/endpoints/${endpoint.id}`} className="text-button">
                      {endpoint.url}
                    </Link>
                  }
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Read>
    <AddEndpoint />
  </IntegrationsLeaf>
);
