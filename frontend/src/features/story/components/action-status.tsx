import { UnsentAction } from './unsent-action.js';
import { useHasStreamed, useSession } from '../../session/index.js';
import { YourAction } from './your-action.js';

/** Shown while an action is judged, and while its narration is awaited (specification section 2). */
const GameMasterStatus = () => {
  const { acting, busy, unsent } = useSession();
  const hasStreamed = useHasStreamed();
  if (!busy || unsent !== null || hasStreamed) return null;
  return (
    <div className="page game-master">
      {acting !== null && <YourAction action={acting} />}
      <p>
        <span className="caps text-act">AI Game Master</span>
        <span className="block text-faded italic">
          Analyzing your action and generating consequences...
          <span className="quill" aria-hidden="true" />
        </span>
      </p>
    </div>
  );
};

/** The status of the last action. It is a live region, so it is rendered before it has any text. */
export const ActionStatus = () => (
  <div role="status">
    <GameMasterStatus />
    <UnsentAction />
  </div>
);
