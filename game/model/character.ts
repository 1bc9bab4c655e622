/** Choice lists and starting numbers of a character (specification sections 3 and 9). */
export const ATTRIBUTES = [
  'strength',
  'reflexes',
  'charisma',
  'intellect',
  'vigour',
  'perception',
  'endurance',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Attributes = Readonly<Record<Attribute, number>>;
export const ATTRIBUTE_MIN = 1;
export const ATTRIBUTE_MAX = 10;

export const GENDERS = ['male', 'female', 'non-binary'] as const;
export type Gender = (typeof GENDERS)[number];

export const HEIGHTS = ['short', 'average', 'tall'] as const;
export const BUILDS = ['lean', 'average', 'muscular', 'stocky'] as const;
export const SKIN_TONES = ['fair', 'light', 'medium', 'olive', 'dark'] as const;
export const HAIR_COLOURS = ['black', 'brown', 'blonde', 'red', 'gray', 'white'] as const;
export interface Appearance {
  readonly height: (typeof HEIGHTS)[number];
  readonly build: (typeof BUILDS)[number];
  readonly skinTone: (typeof SKIN_TONES)[number];
  readonly hair: (typeof HAIR_COLOURS)[number];
}

export const PROFESSIONS = ['warrior', 'merchant', 'scout', 'scholar', 'artisan', 'diplomat'] as const;
export type ProfessionId = (typeof PROFESSIONS)[number];
export const PROFESSION_BONUS: Readonly<Record<ProfessionId, Partial<Attributes>>> = {
  warrior: { strength: 2, endurance: 1 },
  merchant: { charisma: 2, intellect: 1 },
  scout: { reflexes: 2, perception: 1 },
  scholar: { intellect: 2, vigour: 1 },
  artisan: { vigour: 2, intellect: 1 },
  diplomat: { charisma: 2, perception: 1 },
};

export const DIFFICULTIES = ['forgiving', 'normal', 'hardcore'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const STARTING_HIT_POINTS: Readonly<Record<Difficulty, number>> = { forgiving: 50, normal: 25, hardcore: 15 };
export const STARTING_COINS = 50;

/** Each backstory question offers two attributes; one point each (specification section 9). */
export const BACKSTORY_QUESTIONS = {
  question1: ['strength', 'intellect'],
  question2: ['charisma', 'reflexes'],
  question3: ['perception', 'endurance'],
} as const satisfies Record<string, readonly [Attribute, Attribute]>;
export const BACKSTORY_POINTS = 3;
export interface Backstory {
  readonly question1: Attribute;
  readonly question2: Attribute;
  readonly question3: Attribute;
  readonly pointsAllocated: readonly Attribute[];
}

export const NAME_MAX_LENGTH = 40;

/** All attributes start at 1; the profession's bonus and the allotted points come on top. */
export const startingAttributes = (profession: ProfessionId, points: readonly Attribute[]): Attributes =>
  Object.fromEntries(
    ATTRIBUTES.map((a) => [
      a,
      ATTRIBUTE_MIN + (PROFESSION_BONUS[profession][a] ?? 0) + points.filter((p) => p === a).length,
    ]),
  ) as Attributes;

/** A carried thing. `value` is in gold, for one piece. */
export interface Item {
  readonly name: string;
  readonly quantity: number;
  readonly value: number;
  readonly description: string;
}

export const COMPANION_TYPES = ['bodyguard', 'mount', 'animal', 'bird', 'humanoid'] as const;
/** `loyalty` is a percentage, 80 at the start (specification section 9). */
export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly type: (typeof COMPANION_TYPES)[number];
  readonly description: string;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly abilities: readonly string[];
  readonly loyalty: number;
}

/** Whether a companion is a person: one who speaks, has a trade, and is quoted. */
export const isPerson = ({ type }: Pick<Companion, 'type'>): boolean => type === 'bodyguard' || type === 'humanoid';
export const STARTING_LOYALTY = 80;
