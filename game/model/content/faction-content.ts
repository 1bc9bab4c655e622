import { type Companion, type Gender, type Item, type ProfessionId } from '../character.js';
import { type FactionId } from '../world.js';

/** A profession of this faction (specification sections 3 and 9). */
export interface ProfessionContent {
  /** The faction's own name for it: 'Huscarl' for a viking warrior. */
  readonly name: string;
  readonly description: string;
  readonly startingEquipment: readonly Item[];
  readonly specialAbility: string;
  readonly startingCompanions?: readonly Omit<Companion, 'id'>[];
}

/** The data of a faction for client and server: shown in 'Choose Your World' and in creation. */
export interface FactionContent {
  readonly id: FactionId;
  readonly name: string;
  /** Exactly as in specification section 3. */
  readonly era: string;
  readonly environment: string;
  readonly description: string;
  /** A caption of a few words for the card. */
  readonly caption: string;
  readonly nameExamples: readonly string[];
  readonly traits: readonly string[];
  /** Parts of full names; at least 12 given names per gender. */
  readonly names: {
    readonly given: Readonly<Record<Gender, readonly string[]>>;
    /** Bynames, clans, patronymics; by gender where the language needs it. */
    readonly second: Readonly<Record<Gender, readonly string[]>>;
    /** 'second-given' where the family name stands first. */
    readonly order: 'given-second' | 'second-given';
  };
  /** The diplomat exists for samurai and knights only (specification section 9). */
  readonly professions: Readonly<Partial<Record<ProfessionId, ProfessionContent>>>;
}
