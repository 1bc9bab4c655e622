import { StaffLeaf } from './staff-leaf.js';

interface RecoveryCodesPageProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown only once: the codes are stored nowhere in readable form. */
export const RecoveryCodesPage = ({ codes, onDone }: RecoveryCodesPageProps) => (
  <StaffLeaf
    title="Spare keys"
    lead="Each of these opens the pages once, should the authenticator be lost. Write them down now: they are never shown again."
  >
    <ol className="staff-codes lining" aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
    <button type="button" className="button button-act mt-6" onClick={onDone}>
      They are written down
    </button>
  </StaffLeaf>
);
