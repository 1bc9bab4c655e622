import { type FactionContent } from '#game/model/content/faction-content.js';

/** The given name, which is the last word where the family name comes first. */
export const shortNameOf = (name: string, { names: { order } }: Pick<FactionContent, 'names'>): string => {
  const words = name.trim().split(/\s+/);
  return (order === 'second-given' ? words.at(-1) : words[0]) ?? name;
};
