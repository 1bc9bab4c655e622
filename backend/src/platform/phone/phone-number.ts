import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Digits, with what people write between and around them: an extension, brackets, dots. */
const WRITTEN = /^\+?(?!\s*-)[\d\s().#-]+(?:(?:;?\s*(?:x|ext[.:=]?|extension)\s*)\d{1,6})?$/i;
const WITH_COUNTRY = /^\+/;
const [FEWEST_DIGITS, MOST_DIGITS] = [5, 20];
/** E.164 has at most fifteen. */
const WITH_COUNTRY_DIGITS = { fewest: 7, most: 15 + 6 };

/** '+47 (0)90…': the zero is dialled inside of the country alone; but in Italy and its neighbours it is part of the number. */
const TRUNK_ZERO = /^(\+[\d\s.-]{1,6}?)\s*\(0\)\s*/;
const KEEP_THE_ZERO = /^\+\s*(?:39|378)\D*$/;

/** As it was meant: without invisible marks, with plain digits and hyphens, with + for 00. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[/]/g, '-')
    .trim()
    .replace(/^\(\+/, '+(')
    .replace(/^00[\s().-]*(?=[1-9])/, '+')
    .replace(TRUNK_ZERO, (_, country: string) => (KEEP_THE_ZERO.test(country) ? `${country} 0` : `${country} `));

/** E.164, such as '+4790000000'; null for a number without its country, or of a length that its country has not. */
export const e164Of = (text: string): string | null => {
  const number = parsePhoneNumberFromString(plain(text));
  return number?.isPossible() ? number.number : null;
};

/** Whether this may be a telephone number as people write them. What a country has, changes: the CRM judges that. */
export const isPlausiblePhone = (text: string): boolean => {
  const number = plain(text);
  const digits = number.replace(/\D/g, '').length;
  const [fewest, most] = WITH_COUNTRY.test(number)
    ? [WITH_COUNTRY_DIGITS.fewest, WITH_COUNTRY_DIGITS.most]
    : [FEWEST_DIGITS, MOST_DIGITS];
  return WRITTEN.test(number) && digits >= fewest && digits <= most;
};
