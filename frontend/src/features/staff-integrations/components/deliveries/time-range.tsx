import { TextField } from '../../../../components/text-field.js';
import { sinceTill, timeFaults } from '../../domain/ranges.js';
import { useRange } from '../../use-range.js';
import { RangeForm } from './range-form.js';

/** From one time to another. */
export const TimeRange = ({ endpointId }: { readonly endpointId: string }) => {
  const { form, field, submitting, outcome } = useRange(endpointId, { since: '', until: '' }, timeFaults);
  return (
    <RangeForm form={form} outcome={outcome} onSubmit={submitting(sinceTill)}>
      <TextField
        label="Since"
        type="datetime-local"
        autoComplete="off"
        hint="In the time of your own place."
        {...field('since')}
      />
      <TextField
        label="Until"
        type="datetime-local"
        autoComplete="off"
        hint="Left empty: until now."
        {...field('until')}
      />
    </RangeForm>
  );
};
