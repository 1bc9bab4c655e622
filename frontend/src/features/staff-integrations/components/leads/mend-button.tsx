import { useState } from 'react';
import { ActButton } from '../parts/act-button.js';
import { MendSlip } from './mend-slip.js';

interface MendButtonProps {
  readonly leadId: string;
  /** What follows: 'the job is tried again'. */
  readonly then: string;
  /** What is left to do then: a lead that is mended is queued for the CRM already. */
  readonly onMended?: () => void;
}

/** Opens the form that puts a lead right. */
export const MendButton = ({ leadId, then, onMended = () => undefined }: MendButtonProps) => {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <ActButton on={leadId} onPress={() => setIsAsked(true)}>
        Mend the lead
      </ActButton>
      {isAsked && <MendSlip leadId={leadId} then={then} onMended={onMended} onClose={() => setIsAsked(false)} />}
    </>
  );
};
