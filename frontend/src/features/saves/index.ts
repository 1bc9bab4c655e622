export { useSaveGame } from './api/use-save-game.js';
export { LazyContinueList } from './components/lazy-continue-list.js';
