import { type Verb, VERBS } from '#game/model/attempt.js';
import { type Service } from '#game/model/content/saga-content.js';
import { serviceOf } from '#game/model/offer-ids.js';
import { type Scene, type SceneOffer } from '#game/model/scene.js';
import { type OfferKind } from '#game/model/offer.js';
import { type Said, verbAt } from './deed.js';
import { anyoneBy } from './lexicon/kin.js';
import { numberIn } from './numbers.js';
import { FILLERS, IDLE_WORDS, PRONOUNS } from '../../domain/lexicon/grammar-words.js';
import { alike } from './lexicon/alike.js';
import { lemmaOf } from './lexicon/phrases.js';
import { plain, type TextToken, wordsOf } from './tokens.js';

const tellingOf = (tokens: readonly TextToken[]): ReadonlySet<string> =>
  new Set(
    tokens.filter(({ text }) => text.length > 2 && !IDLE_WORDS.has(text)).map(({ text }) => alike(lemmaOf(text))),
  );
const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((word) => b.has(word)).length;

/** A text with two thirds of an offer's own words means that offer; so does one that says little else than the offer does. */
const NAMED = 2 / 3;
const LITTLE_ELSE = 3 / 4;

const likenessBy = (action: string, description: string, said: ReadonlySet<string>): number => {
  const name = tellingOf(wordsOf(action));
  const all = new Set([...name, ...tellingOf(wordsOf(description))]);
  const ofName = shared(name, said);
  const isNamed = name.size > 1 && ofName >= name.size * NAMED && ofName >= 2;
  const isSaid = said.size > 1 && ofName >= 2 && ofName >= said.size * LITTLE_ELSE;
  const isTold = said.size > 2 && ofName >= 1 && shared(all, said) >= said.size * LITTLE_ELSE;
  return isNamed || isSaid || isTold ? ofName + shared(all, said) / 100 : 0;
};

/** By the words of its card, or by those of the saga's page. */
const likenessOf = ({ action, title, description }: SceneOffer, said: ReadonlySet<string>): number =>
  Math.max(likenessBy(action, description, said), title === undefined ? 0 : likenessBy(title, '', said));

/** Those of the list, and those that were tried in vain. */
export const offersKnown = ({ offers, tried = [] }: Scene): readonly SceneOffer[] => [...offers, ...tried];

/** The offer whose words these are; null where the words fit none, or two alike. */
export const offerIn = (tokens: readonly TextToken[], offers: readonly SceneOffer[]): SceneOffer | null => {
  const said = tellingOf(tokens);
  const [best, second] = offers
    .map((offer) => ({ offer, likeness: likenessOf(offer, said) }))
    .sort((a, b) => b.likeness - a.likeness);
  return best && best.likeness > 0 && best.likeness !== second?.likeness ? best.offer : null;
};

/** Deeds of a kind, whatever their words. */
const VERBS_OF_KIND: Readonly<Record<OfferKind, readonly Verb[]>> = {
  force: ['threaten', 'use'],
  craft: ['make', 'use', 'climb', 'tend'],
  talk: ['talk', 'ask', 'trick', 'promise', 'sing'],
  flight: ['flee', 'go', 'hide', 'climb'],
  gift: ['give', 'tend'],
  patience: ['wait', 'hide', 'rest'],
  explore: ['search'],
  rest: ['rest'],
  trade: ['trade', 'sell', 'give'],
};
/** Deeds that are their own where nothing else is said. */
const PLAIN_VERBS: ReadonlySet<string> = new Set(VERBS.map(lemmaOf).map(alike));
const firstWordOf = ({ action }: SceneOffer): string => alike(lemmaOf(wordsOf(action)[0]?.text ?? ''));

/** How well an offer is meant by a deed of its kind, or with its verb; 0 where it is not. */
const meantBy = (offer: SceneOffer, { verb, by, others }: DeedWords): number => {
  const name = tellingOf(wordsOf(offer.action));
  const ownVerb = by.some((word) => word === firstWordOf(offer));
  const ofName = shared(name, others);
  const all = ofName + shared(tellingOf(wordsOf(offer.description)), others);
  if (ownVerb && (others.size === 0 ? !PLAIN_VERBS.has(by[0] ?? '') : ofName >= others.size / 2)) return 2 + all;
  if (!VERBS_OF_KIND[offer.kind].includes(verb)) return 0;
  if (others.size === 0) return by.some((word) => name.has(word) && !PLAIN_VERBS.has(word)) ? 1 : 0;
  return ofName === others.size ? 1 + ofName : 0;
};
interface DeedWords {
  readonly verb: Verb;
  readonly by: readonly string[];
  /** What the text tells besides its verb. */
  readonly others: ReadonlySet<string>;
}
const HOLDS_A_NUMBER = /\d/;
/** The offer that a deed means by its verb and what else it says; null where several may be meant, or somebody is named. */
export const offerFor = (
  { verb, by, until }: Pick<Said, 'verb' | 'by' | 'until'>,
  tokens: readonly TextToken[],
  scene: Scene,
): SceneOffer | null => {
  if (until === 'healed' || tokens.some(({ text }) => HOLDS_A_NUMBER.test(text)) || (numberIn(tokens) ?? 1) > 1)
    return null;
  const own = by.filter((word) => word !== '*').map((word) => alike(lemmaOf(word)));
  const said = tellingOf(
    tokens.filter(({ text }) => !PRONOUNS.has(text) && !FILLERS.has(text) && anyoneBy(text) === null),
  );
  const people = tellingOf(scene.persons.flatMap(({ id, trade }) => (id === null ? wordsOf(trade) : [])));
  const others = new Set([...said].filter((word) => !own.includes(word) && !people.has(word)));
  const [best, second] = scene.offers
    .map((offer) => ({ offer, meant: meantBy(offer, { verb, by: own, others }) }))
    .sort((a, b) => b.meant - a.meant);
  return best && best.meant > 0 && best.meant !== second?.meant ? best.offer : null;
};
/**
 * The only offer that speaks of what is not seen here: 'the barber' of 'Let the barber bind your hurts'. By its name before
 * its description; of several, by the verb.
 */
export const offerNaming = (words: string, verb: Verb, { offers }: Scene): SceneOffer | null => {
  const said = tellingOf(wordsOf(words));
  const naming = (of: (offer: SceneOffer) => string) =>
    offers.filter((offer) => shared(tellingOf(wordsOf(of(offer))), said) > 0);
  const named = naming(({ action, title = '' }) => `${action} ${title}`);
  const all = named.length > 0 ? named : naming(({ description }) => description);
  const fitting = all.length > 1 ? all.filter(({ kind }) => VERBS_OF_KIND[kind].includes(verb)) : all;
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};

const HELPFUL: ReadonlySet<OfferKind> = new Set(['craft', 'gift', 'patience', 'force']);
const WORKING: ReadonlySet<Verb> = new Set(['make', 'use', 'give', 'tend']);
const HARMFUL: ReadonlySet<Verb> = new Set(['steal', 'attack', 'threaten', 'trick', 'hide', 'flee']);
/** Whether an offer is work that somebody may be helped with. */
const isWork = ({ kind, action }: SceneOffer): boolean => {
  const verb = verbAt(wordsOf(action), 0)?.means;
  if (verb !== undefined && HARMFUL.has(verb)) return false;
  return HELPFUL.has(kind) || (verb !== undefined && WORKING.has(verb));
};
/** The only offer that names the thing of some work: by its name before its description. A verb alone names none. */
export const offerOfWork = (
  { work, thing }: { readonly work: readonly TextToken[]; readonly thing: readonly TextToken[] },
  { offers }: Scene,
): SceneOffer | null => {
  const said = tellingOf(thing);
  const all = tellingOf(work);
  const naming = (of: (offer: SceneOffer) => string): readonly SceneOffer[] => {
    const found = offers.filter((offer) => isWork(offer) && shared(tellingOf(wordsOf(of(offer))), said) > 0);
    const likeness = (offer: SceneOffer): number => shared(tellingOf(wordsOf(of(offer))), all);
    const most = Math.max(0, ...found.map(likeness));
    return found.filter((offer) => likeness(offer) === most);
  };
  const named = naming(({ action, title = '' }) => `${action} ${title}`);
  const fitting = named.length > 0 ? named : naming(({ description }) => description);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};

const ORDINALS: readonly RegExp[] = [
  /\b(?:1|one|first|1st)\b/,
  /\b(?:2|two|second|2nd)\b/,
  /\b(?:3|three|third|3rd)\b/,
  /\b(?:4|four|fourth|4th)\b/,
];
const CHOOSING =
  /^(?:i )?(?:choose |pick |take |do |select |go with |option |choice |number |the |no )*(?:\d|one|two|three|four|first|second|third|fourth|1st|2nd|3rd|4th)(?: (?:one|option|choice|offer))?$/;
/** 'The second one', 'option 2', '2'. */
export const offerByNumber = (text: string, { offers }: Scene): SceneOffer | null => {
  if (!CHOOSING.test(text.replace(/[^\p{L}\p{N} ]/gu, '').trim())) return null;
  return offers[ORDINALS.findIndex((pattern) => pattern.test(text))] ?? null;
};

/** 'cut_the_rope', as the card says it. */
export const offerByAction = (text: string, scene: Scene): SceneOffer | null => {
  const bare = (words: string): string => plain(words).replace(/[^\p{L}\p{N} ]/gu, '');
  return offersKnown(scene).find(({ action }) => bare(action) === bare(text)) ?? null;
};

const SERVICE_WORDS: Readonly<Record<Service, RegExp>> = {
  buy: /^(?:buy|purchase|shop)\b(?!.*\b(?:drink|ale|beer|wine|food|meal|bread)\b)/,
  trade: /^(?:sell|trade|barter|peddle|hawk)\b(?: (?:something|stuff|things|goods|what i can spare|my wares))?$/,
  heal: /\bhealer\b|\bphysician\b|\bdoctor\b|\bsurgeon\b|^(?:get|be|have my wounds|have my hurts) (?:healed|tended|treated|bandaged|washed)/,
  hire: /^(?:hire|recruit)\b/,
  ask: /^(?:ask|listen|gossip|inquire|enquire)\b.*\b(?:news|rumou?rs?|around|gossip|everyone|people|locals|townsfolk)\b/,
  gamble: /^(?:gamble|bet|wager|play (?:dice|cards|a game|for money|for coins))\b/,
  worship: /^(?:pray|worship|make an offering|make a sacrifice|visit the (?:temple|shrine|church))\b/,
  work: /^(?:work|do some work|look for work|find work|find a job|get a job|earn (?:some )?(?:coins|money|silver))\b/,
};
/** What a town offers for a plain word: 'gamble', 'hire a guard', 'buy something'. */
export const serviceIn = (phrase: string, verb: Verb | null, { offers }: Scene): SceneOffer | null =>
  offers.find(({ id }) => {
    const service = serviceOf(id);
    return (
      service !== null &&
      SERVICE_WORDS[service].test(phrase) &&
      (service !== 'worship' || verb === null || verb === 'pray')
    );
  }) ?? null;
