import './integrations.css';

export { CrmPage } from './components/leads/crm-page.js';
export { DeadLettersPage } from './components/dead-letters/dead-letters-page.js';
export { EndpointPage } from './components/endpoints/endpoint-page.js';
export { EndpointsPage } from './components/endpoints/endpoints-page.js';
export { InboundCallsPage } from './components/inbound-calls/inbound-calls-page.js';
export { KeysPage } from './components/keys/keys-page.js';
