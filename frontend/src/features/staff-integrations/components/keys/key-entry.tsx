import { type ManagedKey, type NewKey } from '#contracts/integration/managed.js';
import { useState } from 'react';
import { Entry } from '../../../staff-console/index.js';
import { useRevokeKey, useRotateKey } from '../../api/use-keys.js';
import { keyNote, keyStateWords } from '../../domain/key-words.js';
import { type OverlapName, overlapWords } from '../../domain/overlaps.js';
import { ActButton } from '../parts/act-button.js';
import { AskSlip } from '../parts/ask-slip.js';
import { RotateSlip } from '../parts/rotate-slip.js';
import { type Once } from '../parts/shown-once.js';

interface KeySlipProps {
  readonly entry: ManagedKey;
  readonly onClose: () => void;
}

const rotated = ({ key }: NewKey, overlap: OverlapName): Once => ({
  title: 'The new key',
  words: `It is shown this once: hand it over now. ${overlapWords(overlap)}`,
  what: 'the key',
  text: key,
});

const Rotate = ({ entry: { id, name }, onClose }: KeySlipProps) => (
  <RotateSlip
    title={`Rotate ${name}`}
    words="Another key in its place, with the same scopes."
    label="The one of before stays good"
    change={useRotateKey(id)}
    once={rotated}
    onClose={onClose}
  />
);

const Revoke = ({ entry: { id, name }, onClose }: KeySlipProps) => {
  const revoke = useRevokeKey(id);
  return (
    <AskSlip
      title={`Revoke ${name}?`}
      words="It opens nothing from now on, and what reads with it is cut off within seconds. It can’t be taken back: whoever needs access gets a new key."
      act="Revoke it"
      busy="Revoking…"
      change={revoke}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

/** A key: whose it is, what it opens, and what can be done with it. */
export const KeyEntry = ({ entry }: { readonly entry: ManagedKey }) => {
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null);
  const { name, createdAt, revokedAt } = entry;
  const close = (): void => setAsked(null);
  return (
    <Entry
      at={createdAt}
      note={keyNote(entry)}
      acts={
        revokedAt === null && (
          <>
            <ActButton on={name} onPress={() => setAsked('rotate')}>
              Rotate
            </ActButton>
            <ActButton on={name} onPress={() => setAsked('revoke')}>
              Revoke
            </ActButton>
          </>
        )
      }
      more={
        <>
          {asked === 'rotate' && <Rotate entry={entry} onClose={close} />}
          {asked === 'revoke' && <Revoke entry={entry} onClose={close} />}
        </>
      }
    >
      {name} <span className="text-base text-faded">{keyStateWords(entry)}</span>
    </Entry>
  );
};
