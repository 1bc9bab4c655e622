import { type Attribute } from '../character.js';
import { type OfferKind } from '../offer.js';
import { type Terrain } from '../world.js';
import { type OfferContent } from './frame.js';

/*
 * What a people's sagas are made of. Lines are second person, past tense, and true by the rules alone: nothing in
 * them gains or costs coins, things, hit points or companions. Slots, in all of them:
 * {who} the one the oath was sworn to, {foe} the one behind the threat, {where} the place of the last test;
 * in a thread, a step or a storylet with somebody in it, {them} is that person's name and {place} the place meant.
 * After a person's slot: {who.he} {who.him} {who.his} {who.trade}, and so for foe and them.
 */
type Lines = readonly string[];

/** Somebody a saga needs: name and gender are drawn, from the people's own. */
export interface Role {
  /** 'ring-giver', 'pilot': a noun without its article. */
  readonly trade: string;
  readonly genders: readonly ('male' | 'female')[];
}

/** Where a part of a saga is played. */
export type Setting = 'city' | 'landmark';

/** Something to be done at a place on the way, once: won, it brings the oath on by two boxes. */
export interface OathStep {
  readonly at: Setting;
  /** What the player reads as what could be done next: 'Ask in {place} who bought the ring.' */
  readonly title: string;
  readonly offer: OfferContent;
}

export interface OathTest {
  readonly openings: Lines;
  readonly still: string | Lines;
  /** The first three are always there; the fourth opens at 8 boxes of 10, the fifth at 10. */
  readonly offers: readonly OfferContent[];
}

export interface OathContent {
  /** `<faction>/<name>`. */
  readonly key: string;
  /** Backstory answers it comes from: drawn more readily for those who gave them. */
  readonly drives: readonly Attribute[];
  /** As the player reads it all along: 'Bring {who} the sword that {foe} carried off to {where}.' */
  readonly title: string;
  readonly who: Role;
  readonly foe: Role;
  readonly goal: Setting;
  /** Deeds of these kinds, won, bring it on. */
  readonly ways: readonly OfferKind[];
  /** How it was sworn: told first of all. */
  readonly sworn: Lines;
  /** Told when some deed or other has brought it on. */
  readonly advances: Lines;
  readonly steps: readonly OathStep[];
  /** Told when enough is earned, and the last test is open. */
  readonly ready: Lines;
  readonly test: OathTest;
  readonly triumph: Lines;
  readonly loss: Lines;
  /** What became of {who} and of {foe}, by how it ended. */
  readonly fates: Readonly<Record<'triumph' | 'loss' | 'death', string>>;
}

/** What a step of a threat does to the world (rules/threat). */
export const THREAT_EFFECTS = ['ford', 'gates', 'hunter', 'winter', 'prices'] as const;
export type ThreatEffect = (typeof THREAT_EFFECTS)[number];

export interface ThreatStepContent {
  readonly effect: ThreatEffect;
  /** As the player reads it in the panel once it has happened; {place} is the city or ford it befell. */
  readonly title: string;
  readonly told: Lines;
}

/** Somebody's will against yours, with a clock: {foe} is the one behind it. */
export interface ThreatContent {
  readonly key: string;
  readonly title: string;
  /** Four, in the order in which they come. */
  readonly steps: readonly ThreatStepContent[];
  /** Told when the clock moves and nothing yet happens. */
  readonly signs: Lines;
  /** What is met on the road once a hunter has your name. */
  readonly hunter: {
    readonly openings: Lines;
    readonly still: string | Lines;
    readonly later: string | Lines;
    readonly offers: readonly OfferContent[];
  };
  readonly loss: Lines;
}

export const THREAD_KINDS = ['debt', 'feud', 'wish', 'rumour', 'promise'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Something left open between the player and {them}: closed by an act at {place}, by neglect, or by the end. */
export interface ThreadContent {
  readonly key: string;
  readonly kind: ThreadKind;
  readonly at: Setting | 'home';
  /** As the player reads it: 'You owe {them} a horse, to be brought to {place}.' */
  readonly title: string;
  readonly opened: Lines;
  /** What closes it, at its place. */
  readonly offer: OfferContent;
  /** Told when it fell due and nobody came. */
  readonly lapsed: Lines;
}

/** What can be had in a city, by what it has. */
export const SERVICES = ['buy', 'trade', 'heal', 'hire', 'ask', 'gamble', 'worship', 'work'] as const;
export type Service = (typeof SERVICES)[number];
export type ServiceContent = Readonly<Record<Service, readonly OfferContent[]>>;

/** What a thing does for the one who carries it. */
export type ItemUse = { readonly raises: Attribute } | { readonly eases: OfferKind } | { readonly easesWay: Terrain };

/** A mark on the map that is no city: a name in the people's tongue, its meaning, and what is seen of it. */
export interface LandmarkContent {
  readonly kind: 'ruin' | 'camp' | 'shrine' | 'grave' | 'ford' | 'tower' | 'cave' | 'tree';
  readonly name: string;
  readonly gloss: string;
  readonly terrains: readonly Terrain[];
  readonly seen: Lines;
}

export interface SagaContent {
  readonly oaths: readonly OathContent[];
  readonly threats: readonly ThreatContent[];
  readonly threads: readonly ThreadContent[];
  readonly services: ServiceContent;
  readonly landmarks: readonly LandmarkContent[];
  /** By name of the item. */
  readonly uses: Readonly<Record<string, ItemUse>>;
}
