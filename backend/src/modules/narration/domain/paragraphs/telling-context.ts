import { VOICES } from '#game/content/voices.js';
import { type Voice } from '#game/model/content/voice.js';
import { reckoningOfFrame } from '#game/model/offer-ids.js';
import { type Happening } from '#game/model/saga.js';
import { hashOfSentence as hashOf } from '#game/rules/sentences/told-sentences.js';
import { type PhraseFinder, phraseFinderOf } from '../grammar/phrase-finder.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

/** What happened in the saga, of a kind. */
export type HappeningOf<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>;

/** How a story goes: short while something is at stake, plain otherwise. */
export type Rhythm = 'tight' | 'plain';

/** A turn as it is being told. */
export interface TellingContext {
  readonly facts: TurnFacts;
  readonly voice: Voice;
  readonly phrases: PhraseFinder;
  readonly rhythm: Rhythm;
}

const isAtStake = ({ frame, ending, deed }: TurnFacts): boolean =>
  frame !== null || ending !== null || deed?.kind === 'force' || deed?.kind === 'flight';
const rhythmOf = (facts: TurnFacts): Rhythm => (isAtStake(facts) ? 'tight' : 'plain');

export const contextOf = (facts: TurnFacts): TellingContext => ({
  facts,
  voice: VOICES[facts.faction],
  phrases: phraseFinderOf(facts),
  rhythm: rhythmOf(facts),
});

/** Whether an encounter is over because it was tried too often; a reckoning says itself how it ended. */
export const isGivenUp = ({ frame, frameBefore, success }: TurnFacts): boolean =>
  frame === null && frameBefore !== null && !success && reckoningOfFrame(frameBefore) === null;

/** One time in `n`, by the turn's path. */
export const oneIn = (n: number, { path, turn }: TurnFacts, purpose: string): boolean =>
  hashOf(`${purpose}/${path}/${turn}`) % n === 0;

/** The sources of a sentence, beginning with another one each turn. */
export const anyOf = <T>(purpose: string, { path, turn }: TurnFacts, sources: readonly T[]): readonly T[] => {
  const start = hashOf(`${purpose}/${path}/${turn}`) % Math.max(1, sources.length);
  return [...sources.slice(start), ...sources.slice(0, start)];
};
