export type AttributeV1 = 'strength' | 'reflexes' | 'charisma' | 'intellect' | 'vigour' | 'perception' | 'endurance';
export type AttributesV1 = Readonly<Record<AttributeV1, number>>;
export type GenderV1 = 'male' | 'female' | 'non-binary';
export type ProfessionV1 = 'warrior' | 'merchant' | 'scout' | 'scholar' | 'artisan' | 'diplomat';
export type DifficultyV1 = 'forgiving' | 'normal' | 'hardcore';

export interface AppearanceV1 {
  readonly height: 'short' | 'average' | 'tall';
  readonly build: 'lean' | 'average' | 'muscular' | 'stocky';
  readonly skinTone: 'fair' | 'light' | 'medium' | 'olive' | 'dark';
  readonly hair: 'black' | 'brown' | 'blonde' | 'red' | 'gray' | 'white';
}
export interface BackstoryV1 {
  readonly question1: AttributeV1;
  readonly question2: AttributeV1;
  readonly question3: AttributeV1;
  readonly pointsAllocated: readonly AttributeV1[];
}
/** `value` is in gold, for one piece. */
export interface ItemV1 {
  readonly name: string;
  readonly quantity: number;
  readonly value: number;
  readonly description: string;
}
/** `loyalty` is a percentage. */
export interface CompanionV1 {
  readonly id: string;
  readonly name: string;
  readonly type: 'bodyguard' | 'mount' | 'animal' | 'bird' | 'humanoid';
  readonly description: string;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly abilities: readonly string[];
  readonly loyalty: number;
}
