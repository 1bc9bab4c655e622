import { EmbeddedGame } from '../../features/embed/index.js';
import { MainRoute } from './main-route.js';

/** /embed/play: the game within a page of another site. */
export const EmbeddedGameRoute = () => (
  <>
    <MainRoute />
    <EmbeddedGame />
  </>
);
