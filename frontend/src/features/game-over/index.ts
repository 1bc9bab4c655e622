export { GameOver } from './components/game-over.js';
