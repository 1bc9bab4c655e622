import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../components/states/load-error.js';
import { confirm, enrol } from '../api/second-factor.js';
import { CodeForm } from './code-form.js';
import { QrCode } from './qr-code.js';
import { RecoveryCodesPage } from './recovery-codes-page.js';
import { StaffLeaf } from './staff-leaf.js';

const Secret = ({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) => {
  // A new secret for each opening of the page: what was shown before opens nothing.
  const { data, error, refetch } = useQuery({ queryKey: ['second-factor-secret'], queryFn: enrol, gcTime: 0 });
  if (error !== null)
    return <LoadError error={error} fallback="No secret could be made." retry={() => void refetch()} />;
  if (data === undefined) return <p className="caption">Cutting a key…</p>;
  return (
    <div className="staff-enrol">
      <div>
        <QrCode text={data.uri} label="QR code of the secret" />
        <p className="text-note text-faded">Or type it: </p>
        <p className="lining wrap-anywhere select-all">{data.secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <CodeForm
        label="Code"
        action="Set it up"
        hint="The six digits that the authenticator shows now."
        send={confirm}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      />
    </div>
  );
};

/** The first visit of staff: the second factor is set up. */
export const EnrolPage = ({ onDone }: { readonly onDone: () => void }) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodesPage codes={codes} onDone={onDone} />;
  return (
    <StaffLeaf
      title="A second key"
      lead="These pages show what is people’s own: a password alone does not open them. Read the code with an authenticator, then type what it shows."
    >
      <Secret onCodes={setCodes} />
    </StaffLeaf>
  );
};
