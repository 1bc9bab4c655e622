import { type Appearance, type Gender, type ProfessionId } from '#game/model/character.js';
import { type Answers, isToldInFull } from './backstory-points.js';

/** An unfinished character. */
export interface Draft {
  /** Generated once, so that a repeated 'Create Character' returns the same character. */
  readonly sessionId: string;
  readonly name: string;
  readonly gender: Gender | null;
  readonly height: Appearance['height'] | null;
  readonly build: Appearance['build'] | null;
  readonly skinTone: Appearance['skinTone'] | null;
  readonly hair: Appearance['hair'] | null;
  readonly profession: ProfessionId | null;
  readonly answers: Answers;
}

export const emptyDraft = (sessionId: string): Draft => ({
  sessionId,
  name: '',
  gender: null,
  height: null,
  build: null,
  skinTone: null,
  hair: null,
  profession: null,
  answers: {},
});

export interface Defined extends Draft {
  readonly gender: Gender;
  readonly height: Appearance['height'];
  readonly build: Appearance['build'];
  readonly skinTone: Appearance['skinTone'];
  readonly hair: Appearance['hair'];
  readonly profession: ProfessionId;
}

/** Step 1 is complete when the name is not blank and everything is chosen (specification section 5). */
export const isDefined = (draft: Draft): draft is Defined =>
  draft.name.trim() !== '' &&
  draft.gender !== null &&
  draft.height !== null &&
  draft.build !== null &&
  draft.skinTone !== null &&
  draft.hair !== null &&
  draft.profession !== null;

export const isComplete = (draft: Draft): draft is Defined => isDefined(draft) && isToldInFull(draft.answers);

const MISSING: readonly (readonly [keyof Draft, string])[] = [
  ['gender', 'a gender'],
  ['name', 'a name'],
  ['height', 'a height'],
  ['build', 'a build'],
  ['skinTone', 'a skin tone'],
  ['hair', 'hair'],
  ['profession', 'a profession'],
];

/** The missing fields of step 1, as text. */
export const missingFrom = (draft: Draft): readonly string[] =>
  MISSING.filter(([key]) => (key === 'name' ? draft.name.trim() === '' : draft[key] === null)).map(
    ([, words]) => words,
  );
