export { CreationPage } from './components/creation-page.js';
