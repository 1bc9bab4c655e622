import { TextField } from '../../../../components/text-field.js';
import { afterTill, cursorFaults } from '../../domain/ranges.js';
import { useRange } from '../../use-range.js';
import { RangeForm } from './range-form.js';

/** From one place in the log to another. */
export const CursorRange = ({ endpointId }: { readonly endpointId: string }) => {
  const { form, field, submitting, outcome } = useRange(endpointId, { after: '', until: '' }, cursorFaults);
  return (
    <RangeForm form={form} outcome={outcome} onSubmit={submitting(afterTill)}>
      <TextField
        label="After"
        autoComplete="off"
        hint="A cursor: the first event is the one that follows it."
        {...field('after')}
      />
      <TextField label="Until" autoComplete="off" hint="A cursor too. Left empty: until now." {...field('until')} />
    </RangeForm>
  );
};
