import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../components/states/load-error.js';
import { confirm, enrol } from '../api/second-factor.js';
import { CodeForm } from './code-form.js';
import { RecoveryCodesPage } from './recovery-codes-page.js';
import { StaffLeaf } from './staff-leaf.js';
import { encode } from 'uqr';

/** Modules of paper around it, without which no camera finds it. */
const BORDER = 4;

/** A QR code in ink on paper, also by night: cameras read dark on light. */
const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="staff-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#f6f0e2" />
      <path d={path} fill="#2e2722" />
    </svg>
  );
};

const Secret = ({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) => {
  // Each opening of the page makes a new secret: an older one no longer opens anything.
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
