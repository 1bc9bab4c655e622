export { AlternativesPage } from './components/alternatives-page.js';
export { CrmTestPage } from './components/crm-test-page.js';
