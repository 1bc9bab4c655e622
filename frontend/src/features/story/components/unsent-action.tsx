import { useOnline } from '../../../lib/use-online.js';
import { useSession } from '../../session/index.js';
import { YourAction } from './your-action.js';

/** An action that could not be sent: it is kept, and the player can withdraw it. */
export const UnsentAction = () => {
  const { unsent } = useSession();
  const online = useOnline();
  if (unsent === null) return null;
  return (
    <div className="page game-master">
      <YourAction action={unsent.action} />
      <p className="caption">
        {online ? 'It found no answer. It is kept, and counts once.' : 'It is kept, and sent when you are back.'}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {online && (
          <button type="button" className="text-button text-act" onClick={unsent.sendNow}>
            Send it now
          </button>
        )}
        <button type="button" className="text-button" onClick={unsent.takeBack}>
          Take it back
        </button>
      </p>
    </div>
  );
};
