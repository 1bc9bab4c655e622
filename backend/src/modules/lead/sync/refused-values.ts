import { CrmError } from '#backend/platform/crm/crm-error.js';
import { type ContactFields, STANDARD_FIELDS } from '#backend/platform/crm/crm.port.js';

export interface Tolerated<T> {
  readonly result: T;
  /** Names of fields whose values the CRM refused. */
  readonly refused: readonly string[];
  /** Names of fields that another contact has. */
  readonly withheld: readonly string[];
}

/** A lead is known by its address: without it there is nothing to send. */
const NEEDED = 'email';
const IS_DUPLICATE = /duplicat/i;
/** In this order they are given up where the CRM does not say what it refuses: the likeliest first. */
const SUSPECTS: readonly (readonly string[])[] = [['phone'], [], ['source'], ['firstName', 'lastName']];

export const without = (fields: ContactFields, names: readonly string[]): ContactFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Whether the CRM's words name the field: `firstName`, `first_name` or `first name`. */
const isNamed = (name: string, detail: string): boolean => {
  const words = name.split(/(?=[A-Z])|[^\p{L}\p{N}]+/u).filter(Boolean);
  return new RegExp(`(?<![A-Za-z])${words.join('[ _-]?')}(?![A-Za-z])`, 'i').test(detail);
};

/** Of the values themselves; any other refusal is of the call. */
const OF_VALUES: readonly (number | null)[] = [400, 422];

/** Names of the fields to give up; none where the CRM would refuse the lead without them as well. */
const blamed = (detail: string, fields: ContactFields): readonly string[] => {
  const names = Object.keys(fields).filter((name) => name !== NEEDED);
  const custom = names.filter((name) => !STANDARD_FIELDS.includes(name));
  const named = names.filter((name) => isNamed(name, detail));
  if (named.length > 0) return named;
  if (/custom ?fields?/i.test(detail) && custom.length > 0) return custom;
  if (isNamed(NEEDED, detail) && !isNamed('phone', detail)) return [];
  const groups = SUSPECTS.map((group) => (group.length === 0 ? custom : names.filter((name) => group.includes(name))));
  const guessed = groups.find((group) => group.length > 0) ?? [];
  // What is refused to the last field is refused for another reason, but for a number.
  return guessed.length < Object.keys(fields).length || guessed[0] === 'phone' ? guessed : [];
};

/** Sends fields, again without those that the CRM refuses, so that one bad value loses no lead. @throws CrmError */
export const withoutRefused = async <T>(
  send: (fields: ContactFields) => Promise<T>,
  fields: ContactFields,
): Promise<Tolerated<T>> => {
  const given: { refused: string[]; withheld: string[] } = { refused: [], withheld: [] };
  for (let left = fields; ;) {
    try {
      return { result: await send(left), ...given };
    } catch (error) {
      if (!(error instanceof CrmError) || error.fault !== 'refused' || !OF_VALUES.includes(error.status)) throw error;
      const detail = error.detail ?? '';
      const names = blamed(detail, left);
      if (names.length === 0) throw error;
      given[IS_DUPLICATE.test(detail) ? 'withheld' : 'refused'].push(...names);
      left = without(left, names);
    }
  }
};
