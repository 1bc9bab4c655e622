import { useFactionContent } from '../../../crafts/use-faction-content.js';
import { useTheme } from '../../../crafts/use-theme.js';
import { MarginalNote, useNote } from '../../marginalia/index.js';
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

interface ChoicesHeadProps {
  readonly count: number;
  readonly short: boolean;
  /** Whether a choice is open. */
  readonly opened: boolean;
}

const NOTES = { opened: ['twice'], closed: ['odds'] } as const;

/** The question over the choices. */
export const ChoicesHead = ({ count, short, opened }: ChoicesHeadProps) => {
  const { character } = useSession();
  const { words } = useTheme();
  const note = useNote(NOTES[opened ? 'opened' : 'closed']);
  return (
    <div className="choices-head">
      <h2 className="display">{words.question(shortNameOf(character.name, useFactionContent(character.faction)))}</h2>
      {note !== null && <MarginalNote of={[note]} />}
      {note === null && !short && <Caption count={count} />}
    </div>
  );
};
