import { TextField } from '../../../components/text-field.js';
import { type EmbedConfig } from '../domain/config.js';
import { type PrefilledLead } from '../domain/inbound.js';
import { useLeadForm } from '../use-lead-form.js';

const FIELDS = [
  ['firstName', 'First name', 'text', 'given-name'],
  ['lastName', 'Last name', 'text', 'family-name'],
  ['email', 'Email', 'email', 'email'],
  ['phone', 'Phone (optional)', 'tel', 'tel'],
  ['interests', 'Interests (optional)', 'text', 'off'],
] as const;

interface LeadFormProps {
  readonly config: EmbedConfig;
  readonly prefill: PrefilledLead;
  readonly onCaptured: (leadId: string) => void;
}

export const LeadForm = ({ config: { customFields }, prefill, onCaptured }: LeadFormProps) => {
  const { form, field, submit, isBusy } = useLeadForm({ customFields, prefill, onCaptured });
  return (
    <form ref={form} className="account-form" noValidate aria-label="Begin with your name" onSubmit={submit}>
      {FIELDS.map(([name, label, type, autoComplete]) => (
        <TextField key={name} label={label} type={type} autoComplete={autoComplete} {...field(name)} />
      ))}
      {customFields.map(({ name, label }) => (
        <TextField key={name} label={`${label} (optional)`} autoComplete="off" {...field(`custom.${name}`)} />
      ))}
      <button type="submit" className="button button-act embed-begin" aria-disabled={isBusy}>
        {isBusy ? 'Opening the book…' : 'Begin your saga'}
      </button>
    </form>
  );
};
