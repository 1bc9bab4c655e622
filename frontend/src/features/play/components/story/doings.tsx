import { GameMaster } from './game-master.js';
import { WaitingAction } from './waiting-action.js';

/** What becomes of the deed that was chosen last; read out, and so there before there is anything to say. */
export const Doings = () => (
  <div role="status">
    <GameMaster />
    <WaitingAction />
  </div>
);
