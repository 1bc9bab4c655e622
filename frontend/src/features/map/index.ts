export { MapPanel } from './components/map-panel.js';
