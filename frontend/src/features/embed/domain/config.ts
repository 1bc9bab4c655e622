import { type Hex, readColour } from './colours.js';

/** The configuration as query parameters or messages gave it: none of it is trusted. */
export interface GivenConfig {
  readonly primaryColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
  readonly headerText?: string | undefined;
  readonly descriptionText?: string | undefined;
  readonly leadCapture?: string | boolean | undefined;
  readonly companyName?: string | undefined;
  readonly customFields?: string | readonly string[] | undefined;
}

export interface CustomField {
  /** As the server takes it. */
  readonly name: string;
  readonly label: string;
}

/** What /embed shows (specification section 2). Texts are shown as text alone. */
export interface EmbedConfig {
  readonly primary: Hex;
  readonly background: Hex;
  readonly header: string;
  readonly description: string;
  readonly leadCapture: boolean;
  /** '' for none. */
  readonly company: string;
  readonly customFields: readonly CustomField[];
}

const LONGEST = { header: 80, description: 280, company: 60, field: 40 } as const;
const MOST_FIELDS = 10;
const [PRIMARY, BACKGROUND] = ['#3b82f6', '#ffffff'] as const;
const HEADER = 'Your saga begins here';
const DESCRIPTION =
  'Choose a people, cut a figure, and set out. An AI game master tells what becomes of it, and the dice are open.';

/** One line, without characters that are invisible or change the direction of text. */
const line = (text: string | undefined, longest: number): string =>
  Array.from((text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')
    .trim();

const NAME = /^[A-Za-z]/;
const RESERVED: readonly string[] = ['constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];
const fieldOf = (text: string): CustomField => {
  const label = line(text, LONGEST.field);
  return { label, name: label.replace(/[^A-Za-z0-9_.-]+/g, '_') };
};

const fieldsOf = (given: GivenConfig['customFields']): readonly CustomField[] => {
  const fields = (typeof given === 'string' ? given.split(',') : (given ?? []))
    .map(fieldOf)
    .filter(({ name }) => NAME.test(name) && !RESERVED.includes(name));
  return fields.filter(({ name }, n) => fields.findIndex((one) => one.name === name) === n).slice(0, MOST_FIELDS);
};

export const configOf = (given: GivenConfig, named: (name: string) => Hex | null): EmbedConfig => ({
  primary: readColour(given.primaryColor ?? '', named) ?? PRIMARY,
  background: readColour(given.backgroundColor ?? '', named) ?? BACKGROUND,
  header: line(given.headerText, LONGEST.header) || HEADER,
  description: line(given.descriptionText, LONGEST.description) || DESCRIPTION,
  leadCapture: given.leadCapture !== 'false' && given.leadCapture !== false,
  company: line(given.companyName, LONGEST.company),
  customFields: fieldsOf(given.customFields),
});

const PARAMETERS = [
  'primaryColor',
  'backgroundColor',
  'headerText',
  'descriptionText',
  'leadCapture',
  'companyName',
  'customFields',
] as const;

/** The query parameters of /embed. */
export const givenBy = (search: string): GivenConfig => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(PARAMETERS.map((name) => [name, query.get(name) ?? undefined]));
};
