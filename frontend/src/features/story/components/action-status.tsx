import { GameMasterStatus } from './game-master-status.js';
import { UnsentAction } from './unsent-action.js';

/** The status of the last action. It is a live region, so it is rendered before it has any text. */
export const ActionStatus = () => (
  <div role="status">
    <GameMasterStatus />
    <UnsentAction />
  </div>
);
