import { FACTIONS } from '../model/world.js';
import { FACTION_CONTENT } from './factions.js';

const SHE = /\b(?:she|her|mare)\b/i;
const all = <T>(of: (content: (typeof FACTION_CONTENT)[keyof typeof FACTION_CONTENT]) => readonly T[]): readonly T[] =>
  FACTIONS.flatMap((faction) => of(FACTION_CONTENT[faction]));

const FEMALE = new Set([
  ...all(({ names: { given } }) => given.female.filter((name) => !given.male.includes(name))),
  ...all(({ professions }) =>
    Object.values(professions).flatMap(({ startingCompanions = [] }) =>
      startingCompanions.flatMap(({ name, description }) => (SHE.test(description) ? [name] : [])),
    ),
  ),
]);

/** A sheet does not record a companion's gender: the name of a hired one gives it, or the table of a horse or dog. */
export const genderOfCompanion = (name: string): 'male' | 'female' => (FEMALE.has(name) ? 'female' : 'male');
