import { Dialog } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import { LoadError } from '../../../components/states/load-error.js';
import { useSession } from '../../session/index.js';
import { Edition } from './edition.js';
import { useAllLeaves } from './use-all-leaves.js';

/** The name under which a browser keeps the printed page as a file. */
const useTitle = (title: string): void =>
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => void (document.title = before);
  }, [title]);

interface ProgressProps {
  readonly read: number;
  readonly of: number;
  readonly isWhole: boolean;
}
const Progress = ({ read, of, isWhole }: ProgressProps) => (
  <>
    <p role="status">{isWhole ? 'Setting the engravings…' : 'Turning the leaves…'}</p>
    <progress className="print-progress" aria-label="Leaves read" value={read} max={of} />
    <p className="caption lining" aria-hidden="true">
      {read} of {of} leaves
    </p>
  </>
);

/** Reads all leaves, sets the book, and prints it. */
export const PrintDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { character, stories } = useSession();
  const { entries, isWhole, error, retry } = useAllLeaves(character.sessionId);
  const [isSet, setIsSet] = useState(false);
  useTitle(`The Saga of ${character.name}`);
  const onSet = useCallback(() => {
    setIsSet(true);
    window.print();
  }, []);
  const of = Math.max(entries.length, (stories.at(-1)?.turnNumber ?? 0) + 1);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="slip-centre" aria-describedby={undefined}>
          <Dialog.Title className="display text-3xl">Keep as a book</Dialog.Title>
          <div className="mt-3 text-lead">
            {error !== null ? (
              <LoadError error={error} fallback="Those leaves could not be read. They are safe." retry={retry} />
            ) : isSet ? (
              <p role="status">The book is set. Print it, or choose “Save as PDF” where the printers are listed.</p>
            ) : (
              <Progress read={entries.length} of={of} isWhole={isWhole} />
            )}
          </div>
          <div className="mt-5 flex items-center gap-6">
            {isSet && (
              <button type="button" className="button button-act" onClick={() => window.print()}>
                Print
              </button>
            )}
            <Dialog.Close className="text-button">Close</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
      {isWhole && <Edition entries={entries} onSet={onSet} />}
    </Dialog.Root>
  );
};
