import { type Companion, type Gender, type Item, type ProfessionId } from '../character.js';
import { type FactionId } from '../world.js';

/** A profession as this faction knows it (specification sections 3 and 9). */
export interface ProfessionContent {
  /** The faction's own name for it: 'Huscarl' for a viking warrior. */
  readonly name: string;
  readonly description: string;
  readonly startingEquipment: readonly Item[];
  readonly specialAbility: string;
  readonly startingCompanions?: readonly Omit<Companion, 'id'>[];
}

/** What client and server both need of a faction: shown in 'Choose Your World' and in creation. */
export interface FactionContent {
  readonly id: FactionId;
  readonly name: string;
  /** Exactly as specification section 3 has it. */
  readonly era: string;
  readonly environment: string;
  readonly description: string;
  /** A caption of a few words for the card. */
  readonly caption: string;
  readonly nameExamples: readonly string[];
  readonly traits: readonly string[];
  /** Full names are made of these; at least 12 given names a gender. */
  readonly names: {
    readonly given: Readonly<Record<Gender, readonly string[]>>;
    /** Bynames, clans, patronymics; those of a gender where the tongue wants it. */
    readonly second: Readonly<Record<Gender, readonly string[]>>;
    /** 'second-given' where the family name stands first. */
    readonly order: 'given-second' | 'second-given';
  };
  /** The diplomat exists for samurai and knights only (specification section 9). */
  readonly professions: Readonly<Partial<Record<ProfessionId, ProfessionContent>>>;
}
