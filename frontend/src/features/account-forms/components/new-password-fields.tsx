import { useId } from 'react';
import { TextField } from '../../../components/text-field.js';
import { type Strength, strengthOf } from '../../../lib/password-rules.js';
import { type FieldProps } from '../../../lib/use-form.js';

const CHECKS = 5;
const NAME = { weak: 'Weak', medium: 'Medium', strong: 'Strong' } as const;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Five bars, one for each check that passes (specification section 5). */
const StrengthMeter = ({ id, strength }: { readonly id: string; readonly strength: Strength }) => {
  const { passed, grade, wanting } = strength;
  return (
    <div className="strength" data-grade={grade}>
      <div className="strength-bars" aria-hidden="true">
        {Array.from({ length: CHECKS }, (_, n) => (
          <span key={n} data-full={n < passed} />
        ))}
      </div>
      <p id={id} role="status" className="text-note">
        <span className="strength-grade">{NAME[grade]}</span>
        {wanting.length > 0 && <span className="caption"> · add {listed(wanting)}</span>}
      </p>
    </div>
  );
};

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
