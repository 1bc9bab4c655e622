import { type ManagedEndpoint } from '#contracts/integration/managed.js';
import { type ReactNode } from 'react';
import { Entry } from '../../../staff-console/index.js';
import { stateWords, typesWords } from '../../domain/endpoint-words.js';
import { EndpointActs } from './endpoint-acts.js';
import { EndpointHealth } from './endpoint-health.js';

interface EndpointEntryProps {
  readonly endpoint: ManagedEndpoint;
  /** The address, or a link to its page. */
  readonly name: ReactNode;
  readonly onRemoved?: () => void;
}

/** An endpoint: where it is, how it stands, and what can be done with it. */
export const EndpointEntry = ({ endpoint, name, onRemoved }: EndpointEntryProps) => (
  <Entry
    at={endpoint.createdAt}
    note={typesWords(endpoint)}
    more={
      <>
        <EndpointHealth health={endpoint.health} />
        <EndpointActs endpoint={endpoint} {...(onRemoved && { onRemoved })} />
      </>
    }
  >
    {name} <span className={endpoint.disabledAt === null ? 'text-success' : 'text-act'}>{stateWords(endpoint)}</span>
  </Entry>
);
