/** What stands for a slot, by its name: 'who', 'who.he', 'day.th'. Somebody with a 'who.short' is called by it once they have been named. */
export type Slots = Readonly<Record<string, string>>;
/** Adds slots before the given ones by inheritance, not by a copy, since most lines ask for only two or three. */
export const withSlots = (base: Slots, more: Slots | undefined): Slots =>
  more === undefined ? base : Object.assign(Object.create(base) as Record<string, string>, more);
/** Full names that have been said already. */
export type NamesSaid = ReadonlySet<string>;
export const NOBODY_NAMED: NamesSaid = new Set();
/** As if everybody had been named. */
export const ALL_NAMED: Pick<NamesSaid, 'has'> = { has: () => true };

const SLOT = /\{([\w.]+)\}/g;
/** At the head of a line, or after the end of a sentence (told, or said in quotes to its full stop) and what opens the next one. */
const SENTENCE_BEGINS = /(?:^|[.!?…]\s+|\.[”’]\s+)[“‘]?$/u;
/** From the mark to the opening quote: all that tells whether a sentence begins. */
const LONGEST_BEGINNING = 5;
const isHead = (line: string, at: number): boolean =>
  SENTENCE_BEGINS.test(line.slice(Math.max(0, at - LONGEST_BEGINNING), at));
const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In one pass, so that what fills a slot is never read as a slot. */
const filledBy = (
  line: string,
  valueOf: (name: string) => string,
  slots: Slots,
  named: Pick<NamesSaid, 'has'>,
): string => {
  if (!line.includes('{')) return line;
  const nowNamed = new Set<string>();
  return line.replace(SLOT, (_slot, name: string, at: number) => {
    const value = valueOf(name);
    const short = slots[`${name}.short`];
    const said = short !== undefined && (named.has(value) || nowNamed.has(value)) ? short : value;
    nowNamed.add(value);
    return isHead(line, at) ? raised(said) : said;
  });
};

/** The slots of a line, by name. */
export const slotsIn = (line: string): readonly string[] =>
  line.includes('{') ? Array.from(line.matchAll(SLOT), ([, name = '']) => name) : [];
export const isThere = (name: string, slots: Slots): boolean => (slots[name] ?? '') !== '';
/** Whether everything that a line names is there to be named. */
const isKnown = (line: string, slots: Slots): boolean => slotsIn(line).every((name) => isThere(name, slots));

/** For a line of which everything is known to be there. */
export const fillKnown = (line: string, slots: Slots, named: Pick<NamesSaid, 'has'>): string =>
  filledBy(line, (name) => slots[name] ?? '', slots, named);
/** Null where something is not there to be named. */
export const fill = (line: string, slots: Slots, named: Pick<NamesSaid, 'has'> = NOBODY_NAMED): string | null =>
  isKnown(line, slots) ? fillKnown(line, slots, named) : null;

/** Who or what a line speaks of where the facts name nobody: nothing a player reads ever shows a slot. */
const NOBODY: Slots = { he: 'they', him: 'them', his: 'their', trade: 'stranger' };
const PLAIN: Slots = {
  them: 'the stranger',
  who: 'the one you swore to',
  foe: 'the one behind it',
  where: 'the end of it',
  place: 'that place',
  city: 'the town',
  companion: 'your companion',
  fellow: 'your companion',
  thing: 'what you carried',
  met: 'somebody you knew',
  rival: 'somebody you knew',
  due: 'somebody you knew',
};

/** Like `fill`, for a line that has to be told or read whatever is known. */
export const fillPlainly = (line: string, slots: Slots, named: Pick<NamesSaid, 'has'> = NOBODY_NAMED): string =>
  filledBy(line, (name) => slots[name] ?? PLAIN[name] ?? NOBODY[name.split('.')[1] ?? ''] ?? 'it', slots, named);

/** The people that a line names: by the full name, and by the short one. */
export const namesIn = (line: string, slots: Slots): readonly (readonly [string, string])[] =>
  slotsIn(line).flatMap((name) => {
    const full = slots[name],
      short = slots[`${name}.short`];
    return full === undefined || short === undefined ? [] : [[full, short] as const];
  });
