import { type HandForms } from '#game/model/content/hand.js';
import { capitalised, wordsIn } from '../phrases.js';
import { withoutYou } from './drop-you.js';
import { within } from './first-words.js';
import { type Spoken, spokenIn } from './spoken.js';

const SLOTS = ['any', 'it', 'you', 'verb', 'did', 'end'] as const;
type Slot = (typeof SLOTS)[number];

/** A form taken apart. */
export interface Form {
  readonly slot: Slot;
  readonly before: string;
  readonly after: string;
}
const formOf = (form: string): Form => {
  const [before = '', slot = '', after = ''] = form.split(/\{(\w+)\}/);
  return { slot: SLOTS.find((known) => known === slot) ?? 'any', before: capitalised(before), after };
};
const spelt = (form: string, pools: NonNullable<HandForms['pools']>): readonly string[] => {
  const name = /<([\w-]+)>/.exec(form)?.[1];
  if (name === undefined) return [form];
  return (pools[name] ?? []).flatMap((phrase) => spelt(form.replace(`<${name}>`, phrase), pools));
};
const KNOWN = new WeakMap<HandForms, readonly Form[]>();
/** Each of the forms with each of the phrases of its pools; they are few and stay, so each is taken apart once. */
export const formsOf = (forms: HandForms): readonly Form[] => {
  const known = KNOWN.get(forms) ?? forms.forms.flatMap((form) => spelt(form, forms.pools ?? {})).map(formOf);
  KNOWN.set(forms, known);
  return known;
};

/** Most words of a sentence that is put into reported speech, and of one that another sentence continues. */
const LONGEST = 24;
const LONGEST_END = 18;
const isSimple = ({ text, isSaid }: Spoken, most: number): boolean =>
  !isSaid && /^[^:;?!…—]+\.$/.test(text) && wordsIn(text) <= most;

/** ‘You two’ and ‘You, of all people’ have no verb beside them. */
const verbOf = (text: string): string | null =>
  /^You (?!and\b|or\b|two\b|both\b|all\b|three\b|alone\b|who\b|yourself\b)(\p{Ll}.*)$/su.exec(text)?.[1] ?? null;

const filling = (slot: Slot, { text, isSaid }: Spoken): string | null => {
  const isYours = /^You\b/.test(text);
  switch (slot) {
    case 'any':
      return within(text);
    case 'it':
      return isYours ? null : within(text);
    case 'you':
      return isYours ? within(text) : null;
    case 'verb':
      return verbOf(text);
    case 'did':
      return withoutYou(text) === null ? null : verbOf(text);
    case 'end':
      return isSaid ? null : text.slice(0, -1);
  }
};

const takes = ({ slot, before }: Form, one: Spoken): boolean => {
  if (slot === 'end') return isSimple(one, LONGEST_END);
  if (/ that $/.test(before)) return isSimple(one, LONGEST);
  return !before.includes(':') || !one.text.includes(':');
};

/** A text in a form; null where the sentence in question does not go into it. */
export const inForm = (form: Form, text: string): string | null => {
  const all = spokenIn(text);
  const at = form.slot === 'end' ? all.length - 1 : 0;
  const one = all[at];
  const filled = one && takes(form, one) ? filling(form.slot, one) : null;
  if (filled === null) return null;
  return all.map((other, i) => (i === at ? form.before + filled + form.after : other.text)).join(' ');
};
