import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../../components/refusal.js';
import { TextField } from '../../../../components/text-field.js';
import { messageOf } from '../../../../lib/http-error.js';
import { useForm } from '../../../../lib/use-form.js';
import { useMendLead } from '../../api/use-crm-leads.js';
import { filledIn, mendFaults, type MendField, NOTHING_FILLED } from '../../domain/mend.js';
import { Slip } from '../parts/slip.js';

const FIELDS: readonly (readonly [MendField, label: string, type: 'text' | 'email' | 'tel'])[] = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['email', 'E-mail', 'email'],
  ['phone', 'Telephone', 'tel'],
];

interface MendSlipProps {
  readonly leadId: string;
  /** 'the job is tried again' */
  readonly then: string;
  readonly onMended: () => void;
  readonly onClose: () => void;
}

/** Puts a lead right. Fields that are left empty stay as they are. */
export const MendSlip = ({ leadId, then, onMended, onClose }: MendSlipProps) => {
  const { form, values, field, validate, refuse } = useForm(NOTHING_FILLED, mendFaults);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMendLead(leadId);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setRefusal(null);
    if (validate() !== null || isPending) return;
    mutate(filledIn(values), {
      onSuccess: () => {
        onClose();
        onMended();
      },
      onError: (error) => {
        if (!refuse(error)) setRefusal(messageOf(error, 'The lead could not be mended. Please try again.'));
      },
    });
  };
  const words = `Lead ${leadId}. What you leave empty stays as it is. Then ${then}.`;
  return (
    <Slip title="Mend the lead" words={words} isHeld={isPending} onClose={onClose}>
      <form ref={form} className="mt-4 flex flex-col gap-4" onSubmit={submit} noValidate>
        {FIELDS.map(([name, label, type]) => (
          <TextField key={name} label={label} type={type} autoComplete="off" {...field(name)} />
        ))}
        <div role="alert">
          <Refusal words={refusal} />
        </div>
        <div className="flex items-center gap-6">
          <button type="submit" className="button button-act" aria-disabled={isPending}>
            {isPending ? 'Writing…' : 'Mend it'}
          </button>
          <button
            type="button"
            className="text-button"
            aria-disabled={isPending}
            onClick={isPending ? undefined : onClose}
          >
            Close
          </button>
        </div>
      </form>
    </Slip>
  );
};
