import './integrations.css';

export { CrmPage } from './components/crm-page.js';
export { DeadLettersPage } from './components/dead-letters-page.js';
export { EndpointPage } from './components/endpoint-page.js';
export { EndpointsPage } from './components/endpoints-page.js';
export { InboundCallsPage } from './components/inbound-calls-page.js';
export { KeysPage } from './components/keys-page.js';
