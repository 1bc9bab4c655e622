import { LazyAccountPanel } from '../../auth/index.js';
import { PlanRow } from './plan-row.js';

/** Nobody is logged in: the forms, and what the plans offer. */
export const LoggedOut = () => (
  <>
    <p className="caption account-lead">Log in to see your plan, your profile and your settings.</p>
    <div className="mt-4 max-w-md">
      <LazyAccountPanel />
    </div>
    <PlanRow plan={null} />
  </>
);
