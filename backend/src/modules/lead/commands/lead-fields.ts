import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { type LeadField } from '../domain/lead.fold.js';

export const MOST_FIELDS = 20;
const LONGEST_VALUE = 500;
const NAME = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
/** Names that mean something else to an object. */
const RESERVED: readonly string[] = ['constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];

const isName = (name: string): boolean => NAME.test(name) && !RESERVED.includes(name);
const isValue = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= LONGEST_VALUE);

/** What the rule lets through. */
export type FieldRecord = Readonly<Record<string, string | number | boolean | null>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A flat record of short values under plain names. */
@ValidatorConstraint()
export class FieldsRule implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (!isRecord(value)) return false;
    const entries = Object.entries(value);
    return entries.length <= MOST_FIELDS && entries.every(([name, each]) => isName(name) && isValue(each));
  }

  defaultMessage({ property }: ValidationArguments): string {
    return `${property}: at most ${MOST_FIELDS} texts, numbers or yes and no of ${LONGEST_VALUE} characters, under plain names`;
  }
}

/** As events have them; without empty values. */
export const fieldsOf = (record: FieldRecord = {}): readonly LeadField[] =>
  Object.entries(record)
    .map(([name, value]) => ({ name, value: value === null ? '' : String(value).trim() }))
    .filter(({ value }) => value !== '');

interface Given {
  readonly value: unknown;
}
/** Without blanks around it. Forms send what was left empty as '' or null: both are as good as absent. */
export const given = ({ value }: Given): unknown => {
  const told = typeof value === 'string' ? value.trim() : value;
  return told === null || told === '' ? undefined : told;
};

/** Spreadsheets and forms hand numbers over as numbers. */
export const givenText = ({ value }: Given): unknown =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : given({ value });

/** A list, or text with commas, as a list without what is empty; anything else as it is. */
export const givenList = ({ value }: Given): unknown => {
  const told = given({ value });
  const list: unknown = typeof told === 'string' ? told.split(',') : told;
  return Array.isArray(list) ? list.map((each) => given({ value: each })).filter((each) => each !== undefined) : list;
};
