import { useSearchParams } from 'react-router-dom';
import { ANY, filterIn } from './domain/filters.js';

/** The filter of a list stands in the address (`?state=failed`), so that it can be linked and outlasts a reload. */
export const useFilter = <T extends string>(name: string, values: readonly T[]) => {
  const [query, setQuery] = useSearchParams();
  const chosen = filterIn(query.get(name), values);
  const choose = (value: T | typeof ANY): void => setQuery(value === ANY ? {} : { [name]: value }, { replace: true });
  return { chosen, choose };
};
