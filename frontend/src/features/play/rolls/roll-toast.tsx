import { type ActionResult } from '#contracts/session/views.js';
import { neededOf } from '../../session/index.js';

/** A roll that the player did not wait for, shown briefly; the toast after it announces it. */
export const RollToast = ({ result }: { readonly result: ActionResult }) => (
  <p className="roll-toast lining" aria-hidden="true">
    <span className={`caps ${result.success ? 'text-success' : 'text-act'}`}>
      {result.success ? 'Success' : 'Failure'}
    </span>{' '}
    Rolled {result.roll} (needed ≤{neededOf(result)})
  </p>
);
