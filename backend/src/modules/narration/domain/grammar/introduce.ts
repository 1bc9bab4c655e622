/** Full names, each with what its bearer is called once named. */
export type Called = ReadonlyMap<string, string>;

const spots = (text: string, name: string): readonly number[] =>
  Array.from(text.matchAll(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'gu')), ({ index }) => index);

/** Where somebody is first called by the short name, and not as a part of the whole name of anybody. */
const calledAt = (text: string, short: string, names: readonly string[]): number | undefined => {
  const taken = names.flatMap((name) => spots(text, name).map((from) => ({ from, to: from + name.length })));
  return spots(text, short).find((at) => !taken.some(({ from, to }) => at >= from && at < to));
};

/** Where somebody is called before they are named, if they are. Cheap where, as nearly always, they are not. */
const calledTooSoon = (text: string, full: string, short: string, names: readonly string[]): number | undefined => {
  const named = text.indexOf(full),
    called = text.indexOf(short);
  if (full === short || called < 0 || (named >= 0 && named <= called)) return undefined;
  const at = calledAt(text, short, names);
  return at !== undefined && named >= 0 && named < at ? undefined : at;
};

/**
 * Uses the full name at the first mention where a leaf would begin with the short name: the sentence that named them came to stand further down,
 * or the leaf was too full for it. `others` are names of which the short one may be a part, or that are the same.
 */
export const introduced = (text: string, called: Called, others: readonly string[] = []): string =>
  [...called].reduce((told, [full, short]) => {
    const at = calledTooSoon(told, full, short, [...called.keys(), ...others]);
    return at === undefined ? told : `${told.slice(0, at)}${full}${told.slice(at + short.length)}`;
  }, text);
