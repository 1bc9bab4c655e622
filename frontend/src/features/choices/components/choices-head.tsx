import { useTheme } from '../../../crafts/use-theme.js';
import { useNumberKeysOn } from '../../preferences/index.js';
import { useSession } from '../../session/index.js';
import { shortNameOf } from '../domain/short-name.js';

/** The keys are named where there is a mouse, and so most likely a keyboard. */
const Caption = ({ count }: { readonly count: number }) => {
  const { on } = useNumberKeysOn();
  return (
    <p className="caption text-note">
      {on && count > 1 && <span className="lining choices-keys">keys 1 to {Math.min(9, count)} · </span>}
      chance of success
    </p>
  );
};

/** The question over the choices. */
export const ChoicesHead = ({ count, short }: { readonly count: number; readonly short: boolean }) => {
  const { character } = useSession();
  const { words } = useTheme();
  return (
    <div className="choices-head">
      <h2 className="display">{words.question(shortNameOf(character))}</h2>
      {!short && <Caption count={count} />}
    </div>
  );
};
