import { linesOf, type OfferContent } from '../../model/content/frame.js';
import { areTrue, type ClaimWords, claimsOf } from './claims.js';
import { type Here } from './here.js';
import { meets } from './needs.js';

/** Where it is told, and what the people there do not know. */
export interface TellingPlace {
  readonly here: Here;
  readonly unknown: RegExp | undefined;
}

type Text = string | readonly string[];
/** A text as one people may be told it: lines that are true anywhere, and lines that claim something of the world. */
interface Read {
  readonly plain: readonly string[];
  readonly claiming: readonly { readonly line: string; readonly claims: readonly ClaimWords[] }[];
}
const readText = (text: Text, unknown: RegExp | undefined): Read => {
  const lines = linesOf(text)
    .filter((line) => unknown?.test(line) !== true)
    .map((line) => ({ line, claims: claimsOf(line) }));
  return {
    plain: lines.filter(({ claims }) => claims.length === 0).map(({ line }) => line),
    claiming: lines.filter(({ claims }) => claims.length > 0),
  };
};

/** Texts of the content, each read once for each people. Their number is fixed, so the map cannot grow without end. */
const KNOWN = new Map<RegExp | undefined, Map<Text, Read>>();
const textsFor = (unknown: RegExp | undefined): Map<Text, Read> => {
  const texts = KNOWN.get(unknown) ?? new Map<Text, Read>();
  KNOWN.set(unknown, texts);
  return texts;
};
const readOf = (text: Text, unknown: RegExp | undefined): Read => {
  const texts = textsFor(unknown);
  const known = texts.get(text) ?? readText(text, unknown);
  texts.set(text, known);
  return known;
};

const trueLines = (text: Text, { here, unknown }: TellingPlace): readonly string[] => {
  const { plain, claiming } = readOf(text, unknown);
  if (claiming.length === 0) return plain;
  return [...plain, ...claiming.filter(({ claims }) => areTrue(claims, [here])).map(({ line }) => line)];
};

/** Whether a text has a line that may be told. */
export const isTellable = (text: Text, { here, unknown }: TellingPlace): boolean => {
  const { plain, claiming } = readOf(text, unknown);
  return plain.length > 0 || claiming.some(({ claims }) => areTrue(claims, [here]));
};

/** Whether a deed may be offered now: its declared needs hold or, where it has none, what its words say is true. */
const isTimely = ({ action, description, needs }: OfferContent, told: TellingPlace): boolean =>
  needs === undefined ? isTellable(action, told) && isTellable(description, told) : meets(needs, told.here);

/** An offer with those of its lines that may be told. */
export const withTrueLines = <T extends OfferContent>(offer: T, told: TellingPlace): T => ({
  ...offer,
  success: trueLines(offer.success, told),
  failure: trueLines(offer.failure, told),
});

/** Whether a deed may be offered and told, however it goes. */
export const isPossible = (offer: OfferContent, told: TellingPlace): boolean =>
  isTimely(offer, told) && isTellable(offer.success, told) && isTellable(offer.failure, told);
