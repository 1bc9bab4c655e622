import { type Intent } from '#game/model/intent.js';
import { type Standing } from '#game/model/session.js';

export type { FloorNarrator, PersonRef, SagaFacts, Telling, TurnFacts } from './domain/turn-facts.js';

export const FLOOR_NARRATOR = Symbol('FloorNarrator');

/** Reads free text into what the rules can judge; a reading that fails falls back to keyword rules, so it never rejects. */
export type IntentReader = (text: string, standing: Pick<Standing, 'offers' | 'movement'>) => Promise<Intent>;
export const INTENT_READER = Symbol('IntentReader');
