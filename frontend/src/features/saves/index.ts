export { useSaveGame } from './api/saves.js';
export { ContinueList } from './components/continue-list.js';
