import { type FactionContent } from '#game/model/content/faction-content.js';
import { fullName } from '#game/content/factions.js';
import { BUILDS, GENDERS, HAIR_COLOURS, HEIGHTS, PROFESSIONS, SKIN_TONES } from '#game/model/character.js';
import { type Draft } from './draft.js';

/** A whole number from 0 to n - 1. */
export type Pick = (n: number) => number;

const one = <T>(list: readonly [T, ...T[]] | readonly T[], pick: Pick): T => list[pick(list.length)] as T;

export const professionsOf = ({ professions }: FactionContent) =>
  PROFESSIONS.filter((id) => professions[id] !== undefined);

export const randomName = (faction: FactionContent, gender: NonNullable<Draft['gender']>, pick: Pick): string =>
  fullName(faction, gender, pick);

/** Random values for all fields of step 1. */
export const randomise = (draft: Draft, faction: FactionContent, pick: Pick): Draft => {
  const gender = one(GENDERS, pick);
  return {
    ...draft,
    gender,
    name: randomName(faction, gender, pick),
    height: one(HEIGHTS, pick),
    build: one(BUILDS, pick),
    skinTone: one(SKIN_TONES, pick),
    hair: one(HAIR_COLOURS, pick),
    profession: one(professionsOf(faction), pick),
  };
};
