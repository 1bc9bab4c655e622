/** Words for the slots of a line, by the name of the slot. */
export type SlotWords = Readonly<Record<string, string>>;

interface Named {
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly trade: string;
}

/** `{who}`, `{who.he}`, `{who.him}`, `{who.his}` and `{who.trade}`, for any name of the slot. */
export const personWords = (slot: string, { name, gender, trade }: Named): SlotWords => {
  const [he, him, his] = gender === 'female' ? (['she', 'her', 'her'] as const) : (['he', 'him', 'his'] as const);
  return { [slot]: name, [`${slot}.he`]: he, [`${slot}.him`]: him, [`${slot}.his`]: his, [`${slot}.trade`]: trade };
};

/** In one pass, so that what fills a slot is never read as a slot. An unknown slot stays as it is written. */
export const filledWith = (line: string, words: SlotWords): string =>
  line.replace(/\{([\w.]+)\}/g, (slot, name: string) => words[name] ?? slot);
