export { useSaveGame } from './use-save-game.js';
export { LazyContinueList } from './components/lazy-continue-list.js';
