import { type Catalogue, type WordedOffer } from '../model/content/catalogue.js';
import { type Frame } from '../model/content/frame.js';
import {
  type ItemUse,
  type ClueContent,
  type OathContent,
  type ThreadContent,
  type ThreatContent,
} from '../model/content/saga-content.js';
import { type SagaSceneContent } from '../model/content/scenes.js';
import { contentIdOf } from '../model/offer-ids.js';
import { FACTIONS, type FactionId } from '../model/world.js';
import { catalogueOf, type FactionTables, type TablesByFaction } from './builders/catalogue-of.js';
import { FACTION_CONTENT } from './factions.js';
import { SAGAS } from './sagas.js';
import { COMMON, tablesOf } from './tables.js';
import { UNKNOWN_TO } from './unknown.js';

const factionTables = (faction: FactionId): FactionTables => ({
  ...tablesOf(faction),
  tools: Object.values(FACTION_CONTENT[faction].professions).flatMap(({ startingEquipment }) => startingEquipment),
  saga: SAGAS[faction],
  unknown: UNKNOWN_TO.get(faction),
});

/** The content of the game as it is played, built once. */
export const CATALOGUE: Catalogue = catalogueOf(
  COMMON,
  Object.fromEntries(FACTIONS.map((faction) => [faction, factionTables(faction)])) as TablesByFaction,
);

/** The storylet of this key; undefined for one that this version does not know. */
export const frameOf = (key: string | null): Frame | undefined => CATALOGUE.frames.get(key ?? '');
/** Test and words of an offer by its id, whichever table it is from. */
export const offerContentOf = (id: string | null): WordedOffer | undefined =>
  CATALOGUE.offers.get(contentIdOf(id ?? ''));

/** Whether the texts fix a person to the place where they were met. */
export const staysInPlace = ({ trade }: { readonly trade: string }): boolean => CATALOGUE.stayingTrades.has(trade);

/** Content by key; undefined for one that this version does not know. */
export const oathOf = (key: string): OathContent | undefined => CATALOGUE.oaths.get(key);
export const threatOf = (key: string): ThreatContent | undefined => CATALOGUE.threats.get(key);
export const sagaSceneOf = (key: string): SagaSceneContent | undefined => CATALOGUE.scenes.get(key);
export const clueOf = (key: string): ClueContent | undefined => CATALOGUE.clues.get(key);
export const threadOf = (key: string): ThreadContent | ClueContent | undefined => CATALOGUE.threads.get(key);

/** What the things of a people do for those who carry them. */
export const usesOf = (faction: FactionId): Readonly<Record<string, ItemUse>> => CATALOGUE.factions[faction].uses;
