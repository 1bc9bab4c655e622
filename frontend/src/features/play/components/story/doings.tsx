import { GameMaster } from './game-master.js';
import { WaitingAction } from './waiting-action.js';

/** What becomes of the deed that was chosen last. */
export const Doings = () => (
  <>
    <GameMaster />
    <WaitingAction />
  </>
);
