export { WorldPage } from './components/world-page.js';
