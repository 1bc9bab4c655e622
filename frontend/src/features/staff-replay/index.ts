export { ReplayPage } from './components/replay-page.js';
