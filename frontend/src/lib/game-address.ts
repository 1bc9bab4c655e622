import { useLocation } from 'react-router-dom';

const GAME = '/';
/** The game's address within a page of another site: no other address of its steps may be framed (docs/adr/0025). */
const GAME_IN_FRAME = '/embed/play';

/** The pathname of the game, depending on whether it was opened by '/' or by '/embed'. */
export const useGameAddress = (): string => (/^\/embed(\/|$)/.test(useLocation().pathname) ? GAME_IN_FRAME : GAME);

/** Whether the game was opened by '/embed'. */
export const useIsEmbedded = (): boolean => useGameAddress() === GAME_IN_FRAME;
