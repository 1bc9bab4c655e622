export { EmbedPage } from './components/embed-page.js';
export { EmbeddedGame } from './components/embedded-game.js';
