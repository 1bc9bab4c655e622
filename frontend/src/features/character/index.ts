export { CharacterPanel } from './components/character-panel.js';
export { HitPoints } from './components/hit-points.js';
