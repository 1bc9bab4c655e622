import { type Verb } from '#game/model/attempt.js';
import { AT_WHAT, TO_WHOM, WAYS, OVER_WHAT } from './preposition-roles.js';

/** The part that a phrase plays in an attempt. `target`: what a thing is used on. */
export type PhraseRole = 'object' | 'addressee' | 'instrument' | 'place' | 'target';

/** Which parts a verb has, and where in the sentence they stand. */
export interface VerbFrame {
  /** What stands right after the verb; null where it is words that are spoken or made. */
  readonly direct: PhraseRole | null;
  readonly preps: Readonly<Partial<Record<string, PhraseRole>>>;
  /** Parts that are refused where they name what is not there; others are then left empty. */
  readonly strict: readonly PhraseRole[];
  /** Whether a person must be there for it; if none is named, the one who is there is meant. */
  readonly needs?: 'addressee' | 'object';
}

/** Where whoever is helped with the work stands: no word that anybody writes. */
export const HELPED = '(helped)';

export const FRAMES: Readonly<Record<Verb, VerbFrame>> = {
  go: { direct: 'place', preps: WAYS, strict: ['place'] },
  look: { direct: 'object', preps: AT_WHAT, strict: ['object', 'instrument'] },
  search: { direct: 'object', preps: { ...AT_WHAT, for: 'target' }, strict: ['instrument'] },
  ask: { direct: 'addressee', preps: { ...TO_WHOM, for: 'object' }, strict: ['addressee'], needs: 'addressee' },
  talk: { direct: 'addressee', preps: TO_WHOM, strict: ['addressee'], needs: 'addressee' },
  give: {
    direct: 'object',
    preps: { to: 'addressee', for: 'addressee', with: 'object', into: 'addressee' },
    strict: ['object', 'addressee'],
    needs: 'addressee',
  },
  trade: {
    direct: 'object',
    preps: { with: 'addressee', from: 'addressee', off: 'addressee', to: 'addressee', at: 'place' },
    strict: ['addressee'],
  },
  sell: { direct: 'object', preps: { to: 'addressee' }, strict: ['object', 'addressee'] },
  promise: {
    direct: 'addressee',
    preps: { to: 'addressee', with: 'addressee' },
    strict: ['addressee'],
    needs: 'addressee',
  },
  threaten: {
    direct: 'addressee',
    preps: { at: 'addressee', with: 'instrument', from: 'addressee', using: 'instrument', to: 'addressee' },
    strict: ['addressee', 'instrument'],
    needs: 'addressee',
  },
  trick: {
    direct: 'addressee',
    preps: { to: 'addressee', with: 'instrument', using: 'instrument', about: 'object' },
    strict: ['instrument'],
    needs: 'addressee',
  },
  steal: {
    direct: 'object',
    preps: { from: 'addressee', off: 'addressee', with: 'instrument' },
    strict: ['object', 'addressee'],
  },
  hide: {
    direct: 'object',
    preps: {
      behind: 'object',
      in: 'object',
      under: 'object',
      inside: 'object',
      among: 'object',
      between: 'object',
      beneath: 'object',
      on: 'object',
      past: 'object',
      by: 'object',
      around: 'object',
      with: 'instrument',
    },
    strict: ['instrument'],
  },
  follow: {
    direct: 'object',
    preps: { after: 'object', with: 'object', to: 'place' },
    strict: ['object'],
    needs: 'object',
  },
  wait: { direct: 'object', preps: { for: 'object', with: 'object', by: 'object', over: 'object' }, strict: [] },
  rest: {
    direct: null,
    preps: { by: 'object', near: 'object', under: 'object', in: 'object', on: 'object', beside: 'object' },
    strict: [],
  },
  eat: {
    direct: 'object',
    preps: { from: 'object', with: 'addressee', of: 'object', some: 'object' },
    strict: ['object'],
  },
  tend: {
    direct: 'object',
    preps: { to: 'object', for: 'object', with: 'instrument', using: 'instrument' },
    strict: ['object', 'instrument'],
    needs: 'object',
  },
  make: {
    direct: 'object',
    preps: { with: 'instrument', from: 'instrument', using: 'instrument', on: 'object', [HELPED]: 'addressee' },
    strict: ['addressee'],
  },
  use: {
    direct: 'object',
    preps: {
      on: 'target',
      against: 'target',
      with: 'instrument',
      using: 'instrument',
      in: 'target',
      into: 'target',
      at: 'target',
      over: 'target',
      around: 'target',
      to: 'target',
      onto: 'target',
      from: 'target',
      under: 'target',
      off: 'target',
      through: 'target',
      down: 'target',
      across: 'target',
    },
    strict: ['object', 'target', 'instrument'],
  },
  attack: {
    direct: 'object',
    preps: {
      at: 'target',
      against: 'target',
      on: 'target',
      into: 'target',
      with: 'instrument',
      using: 'instrument',
      upon: 'target',
      through: 'object',
      down: 'object',
    },
    strict: ['object', 'instrument', 'target'],
    needs: 'object',
  },
  spare: {
    direct: 'object',
    preps: { to: 'object', on: 'object', for: 'object' },
    strict: ['object'],
    needs: 'object',
  },
  flee: { direct: null, preps: {}, strict: [] },
  climb: { direct: 'object', preps: OVER_WHAT, strict: ['instrument'] },
  swim: { direct: 'object', preps: OVER_WHAT, strict: ['instrument'] },
  pray: { direct: null, preps: { at: 'object', for: 'object', before: 'object' }, strict: [] },
  sing: {
    direct: 'instrument',
    preps: { to: 'addressee', for: 'addressee', with: 'addressee', on: 'instrument', about: 'object', of: 'object' },
    strict: [],
  },
  bury: {
    direct: 'object',
    preps: { under: 'place', in: 'place', with: 'instrument', for: 'object', over: 'object' },
    strict: [],
  },
  teach: {
    direct: 'addressee',
    preps: { to: 'addressee', about: 'object', with: 'instrument' },
    strict: ['addressee'],
    needs: 'addressee',
  },
  swear: {
    direct: 'addressee',
    preps: { to: 'addressee', on: 'instrument', by: 'instrument', against: 'addressee' },
    strict: [],
  },
  'break-oath': { direct: null, preps: { to: 'addressee' }, strict: [] },
  dismiss: { direct: 'object', preps: { with: 'object', to: 'object', from: 'object' }, strict: ['object'] },
  send: {
    direct: 'addressee',
    preps: {
      to: 'place',
      after: 'object',
      at: 'object',
      for: 'object',
      on: 'object',
      into: 'place',
      against: 'object',
      ahead: 'place',
      around: 'object',
    },
    strict: ['addressee'],
  },
};
