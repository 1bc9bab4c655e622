import { SelectField } from '../../../../components/select-field.js';
import { ANY } from '../../domain/filters.js';

interface FilterFieldProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  /** Null: any. */
  readonly chosen: T | null;
  readonly choose: (value: T | typeof ANY) => void;
}

/** Narrows a list. */
export const FilterField = <T extends string>({ label, values, chosen, choose }: FilterFieldProps<T>) => (
  <div className="integration-filter">
    <SelectField<T | typeof ANY> label={label} options={[ANY, ...values]} value={chosen ?? ANY} onChange={choose} />
  </div>
);
