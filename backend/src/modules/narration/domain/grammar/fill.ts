/** What stands for a slot, by its name: 'who', 'who.he', 'day.th'. */
export type Slots = Readonly<Record<string, string>>;

const SLOT = /\{([\w.]+)\}/g;
/** At the head of a line, or after the end of a sentence and what opens the next one. */
const SENTENCE_BEGINS = /(?:^|[.!?…]\s+)[“‘]?$/u;
const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Filled in one pass, so that what fills a slot is never read as a slot; null where something is not there to be named. */
export const fill = (line: string, slots: Slots): string | null => {
  let missing = false;
  const filled = line.replace(SLOT, (_slot, name: string, at: number) => {
    const value = slots[name];
    if (value === undefined || value === '') missing = true;
    return value === undefined ? '' : SENTENCE_BEGINS.test(line.slice(0, at)) ? raised(value) : value;
  });
  return missing ? null : filled;
};

/** Who or what a line speaks of where the facts name nobody: nothing a player reads ever shows a slot. */
const NOBODY: Slots = { he: 'they', him: 'them', his: 'their', trade: 'stranger' };
const PLAIN: Slots = { them: 'the stranger', who: 'the one you swore to', foe: 'the one behind it', where: 'the end of it', place: 'that place', city: 'the town', companion: 'your companion' };

/** Like `fill`, for a line that has to be told or read whatever is known. */
export const fillPlainly = (line: string, slots: Slots): string => {
  const known = (name: string): string => slots[name] ?? PLAIN[name] ?? NOBODY[name.split('.')[1] ?? ''] ?? 'it';
  return line.replace(SLOT, (_slot, name: string, at: number) => (SENTENCE_BEGINS.test(line.slice(0, at)) ? raised(known(name)) : known(name)));
};
