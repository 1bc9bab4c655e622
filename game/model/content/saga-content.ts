import { type Attribute } from '../character.js';
import { type Season } from '../calendar.js';
import { type OfferKind } from '../offer.js';
import { type Terrain } from '../world.js';
import { type Cast } from './cast.js';
import { type OfferContent } from './frame.js';
import { type CounselContent } from './counsel.js';
import { type Finale } from './finale.js';
import { type ClueSources } from './clue-sources.js';
import { type Matters } from './matters.js';
import { type OathKind } from './oath-kinds.js';
import { type ReckoningContent } from './reckonings.js';
import { type SagaChangeLines } from './told.js';
import { type SagaSceneContent } from './scenes.js';

/*
 * What a people's sagas are made of. Lines are second person, past tense, and true by the rules alone: nothing in
 * them gains or costs coins, things, hit points or companions. Slots, in all of them:
 * {who} the one the oath was sworn to, {foe} the one behind the threat, {where} the place of the last test;
 * in a thread, a step or a storylet with somebody in it, {them} is that person's name and {place} the place meant.
 * After a person's slot: {who.he} {who.him} {who.his} {who.trade}, and so for foe and them.
 */
type Lines = readonly string[];

/** A person of a saga: name and gender are drawn from the people's names. */
export interface Role {
  /** 'ring-giver', 'pilot': a noun without its article. */
  readonly trade: string;
  readonly genders: readonly ('male' | 'female')[];
}

/** The kind of place for a part of a saga. */
export type Setting = 'city' | 'landmark';

/** A deed at a place on the way, possible once: success advances the oath by two boxes. */
interface OathStep {
  readonly at: Setting;
  /** Shown to the player as a possible next deed: 'Ask in {place} who bought the ring.' */
  readonly title: string;
  readonly offer: OfferContent;
}

interface OathTest {
  readonly openings: Lines;
  readonly still: string | Lines;
  /** How it ended for one who failed at it twice, and may come back: as in a storylet. */
  readonly givenUp?: string | Lines;
  /** The first three are always there; the fourth opens at 8 boxes of 10, the fifth at 10. */
  readonly offers: readonly OfferContent[];
}

export interface OathContent {
  /** `<faction>/<name>`. */
  readonly key: string;
  readonly kind: OathKind;
  /** Its backstory answers: it is drawn more often for players who gave them. */
  readonly drives: readonly Attribute[];
  /** Always shown to the player: 'Bring {who} the sword that {foe} carried off to {where}.' */
  readonly title: string;
  readonly who: Role;
  readonly foe: Role;
  readonly goal: Setting;
  /** Successful deeds of these kinds advance it. */
  readonly ways: readonly OfferKind[];
  /** How it was sworn: told first of all. */
  readonly sworn: Lines;
  /** Told when a deed has advanced it. */
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

/** The effect of a threat's step on the world (rules/threat). */
export type ThreatEffect = 'ford' | 'gates' | 'hunter' | 'winter' | 'prices';

interface ThreatStepContent {
  readonly effect: ThreatEffect;
  /** The season that it brings, whatever the calendar says, for the rest of the saga. */
  readonly brings?: Season;
  /** Shown in the panel after it has happened; {place} is its city or ford. */
  readonly title: string;
  readonly told: Lines;
}

/** The plan of an enemy, with a clock: {foe} is the enemy. */
export interface ThreatContent {
  readonly key: string;
  readonly title: string;
  /** Four, in the order in which they come. */
  readonly steps: readonly ThreatStepContent[];
  /** Told when the clock moves without a step. */
  readonly signs: Lines;
  /** The encounter on the road after the hunter's step. */
  readonly hunter: {
    /** Who stands in every opening. */
    readonly cast: Cast;
    readonly openings: Lines;
    readonly still: string | Lines;
    /** How it ended for one who failed at it twice: as in a storylet. */
    readonly givenUp?: string | Lines;
    readonly later: string | Lines;
    readonly offers: readonly OfferContent[];
  };
  readonly loss: Lines;
}

export const THREAD_KINDS = ['debt', 'feud', 'wish', 'rumour', 'promise'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** An open matter between the player and {them}: closed by an act at {place}, by neglect, or by the saga's end. */
interface MatterContent {
  readonly key: string;
  readonly kind: ThreadKind;
  readonly at: Setting | 'home';
  /** Shown to the player: 'You owe {them} a horse, to be brought to {place}.' */
  readonly title: string;
  /** What closes it, at its place. */
  readonly offer: OfferContent;
  /** Told when its last day has passed. */
  readonly lapsed: Lines;
  /** Of a wish: who may have it. Absent: beasts. */
  readonly wisher?: 'person';
}
export interface ThreadContent extends MatterContent {
  readonly opened: Lines;
}

/** What following up a clue gives beside a box of the oath: a way into the last test, or a delay of the threat. */
export const CLUE_GAINS = ['approach', 'delay'] as const;
export type ClueGain = (typeof CLUE_GAINS)[number];

/**
 * Something learnt by looking, asking or listening, to be followed up at {place}: a rumour about {foe}, who is {them}
 * in its lines. No meeting opens it, and if the player does not follow it, it goes cold without harm.
 */
export interface ClueContent extends MatterContent {
  readonly kind: 'rumour';
  /** What was learned and what it is good for. Who told it is said before, by the people's `ClueSources`. */
  readonly learned: Lines;
  readonly gives: ClueGain;
}

/** The services of cities. */
export const SERVICES = ['buy', 'trade', 'heal', 'hire', 'ask', 'gamble', 'worship', 'work'] as const;
export type Service = (typeof SERVICES)[number];
export type ServiceContent = Readonly<Record<Service, readonly OfferContent[]>>;

/** The effect of a carried thing. */
export type ItemUse = { readonly raises: Attribute } | { readonly eases: OfferKind } | { readonly easesWay: Terrain };

/** A landmark on the map: a name in the people's language, its meaning, and its description. */
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
  readonly clues: readonly ClueContent[];
  readonly clueSources: ClueSources;
  readonly scenes: readonly SagaSceneContent[];
  readonly matters: Matters;
  readonly reckonings: readonly ReckoningContent[];
  readonly counsel: CounselContent;
  readonly finale: Finale;
  readonly told: SagaChangeLines;
  readonly services: ServiceContent;
  readonly landmarks: readonly LandmarkContent[];
  /** By name of the item. */
  readonly uses: Readonly<Record<string, ItemUse>>;
}
