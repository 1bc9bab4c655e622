import { given } from './lead-fields.js';

export const LONGEST_SOURCE = 64;
/** It becomes a tag: a source is a word of this form. */
export const FORM_OF_SOURCE = /^[A-Za-z0-9._-]{1,64}$/;

const word = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^-|-$/g, '');

/** A source as people write it, such as 'Facebook Lead Ads', in its form: 'facebook-lead-ads'. One that has it stays. */
export const givenSource = ({ value }: { readonly value: unknown }): unknown => {
  const told = given({ value });
  return typeof told === 'string' && told.length <= LONGEST_SOURCE && !FORM_OF_SOURCE.test(told) ? word(told) : told;
};
