import { GameMasterStatus } from './game-master-status.js';
import { UnsentAction } from './unsent-action.js';

/** What becomes of the deed that was chosen last; read out, and so there before there is anything to say. */
export const ActionStatus = () => (
  <div role="status">
    <GameMasterStatus />
    <UnsentAction />
  </div>
);
