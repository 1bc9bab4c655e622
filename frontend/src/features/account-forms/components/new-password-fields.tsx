import { useId } from 'react';
import { TextField } from '../../../components/text-field.js';
import { strengthOf } from '../../../lib/password-rules.js';
import { type FieldProps } from '../../../lib/use-form.js';
import { StrengthMeter } from './strength-meter.js';

interface NewPasswordFieldsProps {
  readonly field: (name: 'newPassword' | 'confirmPassword') => FieldProps;
}

/** A new password, how strong it is, and its repetition. */
export const NewPasswordFields = ({ field }: NewPasswordFieldsProps) => {
  const chosen = field('newPassword');
  const meter = useId();
  return (
    <>
      <div>
        <TextField label="New password" type="password" autoComplete="new-password" {...chosen} describedBy={meter} />
        <StrengthMeter id={meter} strength={strengthOf(chosen.value)} />
      </div>
      <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
    </>
  );
};
