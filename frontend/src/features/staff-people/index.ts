export { FindPage } from './components/find-page.js';
export { PersonPage } from './components/person-page.js';
