import { type Hour } from '#game/model/calendar.js';
import { type Log, type PageWords } from '../theme.js';

/** A ship's day is told in watches. */
const WATCH: Readonly<Record<Hour, string>> = {
  morning: 'morning watch',
  noon: 'noon',
  dusk: 'dog watch',
  night: 'middle watch',
};

/** 'B. Harrow'; a name of one word as it is. */
const signature = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? name;
  return words.length < 2 ? last : `${(words[0] ?? '').charAt(0)}. ${last}`;
};

/** The quartermaster's log: the hour, what came of it, and remarks. */
export const log: Log = {
  hours: 'Hour & fortune',
  remarks: (name) => `Remarks, in the hand of ${signature(name)}`,
  hour: ({ day, hour }) => `Day ${day}, ${WATCH[hour]}`,
};

export const words: PageWords = {
  saga: (name) => `Log of ${name}`,
  place: (title, name) => (name === null ? title : `Of ${name.replace(/^The /, 'the ')}`),
  question: () => 'What are your orders?',
};
