import { type Attempt, attemptAt } from '#game/model/attempt.js';
import { type Scene, type SceneOffer } from '#game/model/scene.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { type AsideKind, asideFor, isAbuse, isClaim, isMeta, strangeness, withoutMeta } from './asides.js';
import { bind, type Ground, groundOf } from './bind.js';
import { atPurpose, deedIn, type Said, verbAt } from './deed.js';
import { doubtReading, notUnderstood, whatAbout } from './doubts.js';
import { bareWay, goingIn } from './going.js';
import { offerByAction, offerByNumber, offerIn, serviceIn } from './offers.js';
import { partsOf, type Piece, pieceOf } from './pieces.js';
import { answerTo, isAsking, isKnownQuestion, isToSomebody } from './questions.js';
import { type Named } from './scene-names.js';
import { isSomebody, slotted, whoIsHere } from './slots.js';
import { spelledRight } from './spelling.js';
import { compassIn, terrainIn } from './ways.js';
import { expanded, plain, type Token, tokensOf } from './tokens.js';

const SURE = 1;
const BOUND = 0.9;
const BY_VERB = 0.7;
const BY_CHANCE = 0.5;

const aside = (kind: AsideKind, text: string): IntentReading => ({ kind: 'answer', text: asideFor(kind, text) });
const reading = (attempt: Attempt, confidence: number): IntentReading => ({ kind: 'reading', attempt, confidence });

const VERB_OF_KIND = {
  force: 'attack',
  craft: 'make',
  talk: 'talk',
  flight: 'flee',
  gift: 'give',
  patience: 'wait',
  explore: 'search',
  rest: 'rest',
  trade: 'trade',
} as const;
const offerReading = (offer: SceneOffer, verb: Attempt['verb'] | null): IntentReading =>
  reading(attemptAt(verb ?? VERB_OF_KIND[offer.kind], { offerId: offer.id }), SURE);

/** A text on its way: as it was written, and plain. */
interface Text {
  readonly raw: string;
  readonly plain: string;
  readonly ground: Ground;
}

/** A piece with its words. */
interface Part {
  readonly piece: Piece;
  readonly tokens: readonly Token[];
  readonly said: Said | null;
}

const partOf = (text: string, ground: Ground): readonly Part[] => {
  const piece = pieceOf(text);
  const tokens = spelledRight(tokensOf(piece.words), ground);
  return atPurpose(tokens).map((words) => ({ piece, tokens: words, said: deedIn(words, piece) }));
};

/** Parts of the text; one that begins with no verb belongs to the one before it ('bread and cheese'). */
const partsIn = (text: string, ground: Ground): readonly Part[] => {
  const joined = partsOf(text).reduce<readonly string[]>((all, part) => {
    const last = all.at(-1);
    const { words, isNegated } = pieceOf(part);
    const [head, next] = spelledRight(tokensOf(words).slice(0, 3), ground);
    const isOwn =
      last === undefined ||
      isNegated ||
      (head !== undefined &&
        verbAt([head, ...(next ? [next] : [])], 0) !== null &&
        !(ground.stems.has(head.stem) && !next)) ||
      words !== part;
    return isOwn ? [...all, part] : [...all.slice(0, -1), `${last} and ${part}`];
  }, []);
  return joined.flatMap((part) => partOf(part, ground));
};

const lastNamed = (parts: readonly Part[], at: number, ground: Ground): Named | null => {
  const before = parts.slice(0, at).flatMap(({ tokens }) => tokens);
  const what = before.length === 0 ? null : bind(before, ground, ['person', 'companion', 'sight']);
  return what?.is === 'bound' ? (ground.named.find(({ ref }) => ref === what.ref) ?? null) : null;
};

/** What a lead-up has put into the hand: 'I draw my axe and attack'. */
const inHand = (parts: readonly Part[], at: number, ground: Ground): Attempt['instrument'] => {
  const arming = parts.slice(0, at).find(({ said }) => said?.isArming);
  const what = arming?.said ? bind(arming.said.direct, ground, ['thing']) : null;
  return what?.is === 'bound' && what.group === 'thing' ? what.ref : null;
};

/** On open ground, to leave and to climb or swim over the land is to travel. */
const isGoing = ({ verb, words, direct, preps }: Said, { scene }: Ground): boolean => {
  if (verb === 'go') return true;
  if (scene.ways.length === 0) return false;
  if (verb === 'flee') return scene.frame === null;
  const names = [...direct, ...preps.flatMap(({ tokens }) => tokens)];
  return (
    (verb === 'climb' || verb === 'swim') &&
    names.length > 0 &&
    (compassIn(words) !== null ||
      (terrainIn(words) !== null &&
        !names.some(({ text }) => scene.sights.some((sight) => sight.words.includes(text)))))
  );
};

const NEEDS_NO_HAND = new Set(['go', 'wait', 'rest', 'flee', 'look', 'ask', 'talk']);

const deedReading = (parts: readonly Part[], at: number, { raw, ground }: Text): IntentReading | null => {
  const part = parts[at];
  const said = part?.said;
  if (!part || !said) return null;
  const words = part.tokens.map(({ text }) => text).join(' ');
  const service = serviceIn(words, said.verb, ground.scene);
  if (service) return offerReading(service, said.verb);
  if (isGoing(said, ground)) return goingIn(said, ground);
  const slots = slotted(said, ground, lastNamed(parts, at, ground));
  if ('doubt' in slots) return doubtReading(raw, said, slots.doubt, ground);
  const { attempt } = slots;
  const hand = attempt.instrument === null && !NEEDS_NO_HAND.has(attempt.verb) ? inHand(parts, at, ground) : null;
  const confidence = !said.isPlain ? BY_CHANCE : (attempt.object ?? attempt.addressee) ? BOUND : BY_VERB;
  return reading(hand ? { ...attempt, instrument: hand } : attempt, confidence);
};

const offerOf = ({ tokens, said }: Part, { scene }: Ground): IntentReading | null => {
  const offer = offerIn(tokens, scene.offers);
  return offer && offerReading(offer, said?.verb ?? null);
};

/** The first part that is a deed of its own; else the first that leads up to one. */
const firstDeed = (parts: readonly Part[]): number => {
  const real = parts.findIndex(({ said, piece }) => said !== null && !piece.isNegated && !said.isPrelude);
  return real >= 0 ? real : parts.findIndex(({ said, piece }) => said !== null && !piece.isNegated);
};
const isWay = (answer: IntentReading | null): boolean => answer?.kind === 'reading' && answer.attempt.verb === 'go';

const withRest = (answer: IntentReading, parts: readonly Part[], at: number): IntentReading => {
  const rest = parts.slice(at + 1).filter(({ said, piece }) => said !== null && !piece.isNegated);
  return answer.kind === 'reading' && rest.length > 0
    ? { ...answer, rest: rest.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join(', ') }
    : answer;
};

/** The deed of a text; null where it has none. */
const deedsOf = (text: Text): IntentReading | null => {
  const { ground } = text;
  const parts = partsIn(text.plain, ground);
  const open = parts.filter(({ piece }) => !piece.isNegated);
  if (parts.length > 0 && open.length === 0) return aside('undone', text.plain);
  const whole = offerIn(
    open.flatMap(({ tokens }) => tokens),
    ground.scene.offers,
  );
  if (whole) return offerReading(whole, null);
  const going = parts.findIndex(
    ({ said, piece }, i) => said?.verb === 'go' && !piece.isNegated && isWay(deedReading(parts, i, text)),
  );
  const first = firstDeed(parts);
  const at =
    going >= 0 && (first < 0 || going <= first || parts.slice(0, first).every((_, i) => i >= going)) ? going : first;
  const part = parts[at];
  const answer = part ? (offerOf(part, ground) ?? deedReading(parts, at, text)) : null;
  return answer && withRest(answer, parts, at);
};

const GREETING =
  /^(?:hello|hi|hey|greetings|good (?:day|morning|evening|afternoon|night)|hail|well met|farewell|goodbye|bye|thanks|thank you|sorry|welcome)\b/;
const REPLY = /^(?:yes|no|aye|nay|sure|of course|never|yeah|nope)[.! ]*$/;
const speech = (addressee: Attempt['addressee'], isQuestion: boolean): IntentReading =>
  reading(attemptAt(isQuestion ? 'ask' : 'talk', { addressee }), BY_VERB);

/** Words in quotation marks, a greeting, or a name that is called: spoken to whoever is here. */
const spokenIn = ({ plain: text, ground }: Text): IntentReading | null => {
  const quoted = /^(?:i (?:say|shout|whisper|call|ask|reply|answer),? )?"([^"]+)"?/.exec(text)?.[1];
  const left = text.replace(/"[^"]*"?/g, ' ').trim();
  const who = whoIsHere(ground);
  if (
    quoted !== undefined &&
    !/\p{L}/u.test(left.replace(/^i (?:say|shout|whisper|call|ask|reply|answer|tell (?:him|her|them))/, ''))
  )
    return who === null && ground.scene.city === null && ground.scene.frame === null
      ? { kind: 'answer', text: 'There is nobody here to hear it.' }
      : speech(who, quoted.trim().endsWith('?'));
  return (GREETING.test(text) || REPLY.test(text)) &&
    (who !== null || ground.scene.city !== null || ground.scene.frame !== null)
    ? speech(who, false)
    : null;
};

/** 'Bodvar, where is Grim?': who is called, and what is said to them. */
const calledIn = ({ plain: text, ground }: Text): { readonly who: Named; readonly words: string } | null => {
  const match = /^([^,:!?.]{2,40})[,:] (.+)$/.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const piece = pieceOf(match[1]);
  const tokens = spelledRight(tokensOf(piece.words), ground);
  if (tokens.length > 4 || deedIn(tokens, piece)?.isPlain) return null;
  const what = bind(tokens, ground, ['person', 'companion']);
  const who =
    what.is === 'bound' && (what.group === 'person' || what.group === 'companion')
      ? ground.named.find(({ ref }) => ref === what.ref)
      : undefined;
  return who ? { who, words: match[2] } : null;
};

const topicOf = (words: string, who: Named, ground: Ground): Attempt['object'] => {
  const tokens = spelledRight(tokensOf(words), ground);
  const what = bind(
    tokens.filter(
      ({ text }) => !/^(?:what|where|who|is|are|do|does|you|know|the|of|about|me|tell|i|to|him|her)$/.test(text),
    ),
    ground,
    ['person', 'place', 'matter', 'thing'],
  );
  return what.is === 'bound' && what.ref !== who.ref ? what.ref : null;
};

const calling = (text: Text): IntentReading | null => {
  const called = calledIn(text);
  if (!called) return null;
  const { who, words } = called;
  if (who.group === 'companion' && !isAsking(words)) {
    const slots = deedsOf({ ...text, plain: words });
    return reading(
      attemptAt('send', {
        addressee: who.ref,
        object: slots?.kind === 'reading' ? slots.attempt.object : null,
        place: slots?.kind === 'reading' ? slots.attempt.place : null,
      }),
      BY_VERB,
    );
  }
  const verb = isAsking(words) || /^(?:tell me|say)/.test(words) ? 'ask' : 'talk';
  return reading(attemptAt(verb, { addressee: who.ref, object: topicOf(words, who, text.ground) }), BOUND);
};

/** What somebody else is said to do: a companion is sent, nobody else is moved by words. */
const byOthers = ({ plain: text, ground }: Text): IntentReading | null => {
  const tokens = spelledRight(tokensOf(text), ground);
  const at = tokens.findIndex((_, i) => i > 0 && i < 5 && verbAt(tokens, i) !== null);
  if (at < 1 || /^(?:i|we|let|to|with|my (?!\w+ \w+s\b))/.test(text)) return null;
  const what = bind(tokens.slice(0, at), ground, ['person', 'companion']);
  if (what.is !== 'bound' || !isSomebody(what.ref) || verbAt(tokens, 0) !== null) return null;
  if (what.group !== 'companion') return aside('others', text);
  const said = deedIn(tokens.slice(at), pieceOf(text));
  const slots = said && slotted(said, ground);
  const attempt = slots && 'attempt' in slots ? slots.attempt : null;
  return reading(
    attemptAt('send', { addressee: what.ref, object: attempt?.object ?? null, place: attempt?.place ?? null }),
    BY_VERB,
  );
};

const asked = ({ plain: text, ground }: Text, tokens: readonly Token[]): IntentReading | null => {
  if (!isAsking(text)) return null;
  const who = whoIsHere(ground);
  if (who !== null && isToSomebody(text) && !isKnownQuestion(text)) {
    const person = ground.named.find(({ ref }) => ref === who);
    return reading(
      attemptAt('ask', { addressee: who, object: person ? topicOf(text, person, ground) : null }),
      BY_VERB,
    );
  }
  return { kind: 'answer', text: answerTo(text, tokens, ground) };
};

/** Neither question nor deed: something that is only named, or nothing at all. */
const leftOver = (text: Text, tokens: readonly Token[]): IntentReading => {
  const { ground } = text;
  const way = bareWay(tokens, text.plain, ground);
  if (way) return way;
  const what = tokens.length > 6 ? null : bind(tokens, ground);
  const [named] =
    what?.is === 'several' ? what.of : ground.named.filter(({ ref }) => what?.is === 'bound' && ref === what.ref);
  return named ? whatAbout(named) : notUnderstood(text.raw, ground);
};

const COMPASS_ALONE = /^(?:n|s|e|w|ne|nw|se|sw)$/;
const CHOICES: readonly ((text: Text) => IntentReading | null)[] = [
  ({ plain: text, ground }) => {
    const offer = offerByAction(text, ground.scene) ?? offerByNumber(text, ground.scene);
    return offer && offerReading(offer, null);
  },
  ({ plain: text, ground }) => (COMPASS_ALONE.test(text) ? bareWay(tokensOf(text), text, ground) : null),
  ({ plain: text, ground }) => {
    const way = ground.scene.ways.find(({ description }) => text === plain(`Move ${description}`));
    return way ? reading(attemptAt('go', { place: { of: 'way', q: way.q, r: way.r } }), SURE) : null;
  },
];

const understood = (text: Text): IntentReading => {
  const { ground } = text;
  const tokens = spelledRight(tokensOf(text.plain), ground);
  return (
    spokenIn(text) ??
    (text.plain.startsWith('"') ? null : calling(text)) ??
    asked(text, tokens) ??
    byOthers(text) ??
    deedsOf({ ...text, plain: text.plain.replace(/"[^"]*"?/g, ' ') }) ??
    leftOver(text, tokens)
  );
};

const SWEARING = /\b(?:fuck(?:ing|ed)?|shit|damn(?:ed)?|bloody|god ?damn|hell|crap)\b,?/g;

/** What is not about the story at all; null where it is. */
const outside = (text: Text): IntentReading | null => {
  const { plain: words, raw, ground } = text;
  if (isMeta(words)) {
    const left = withoutMeta(words);
    const deed =
      /\p{L}{3}/u.test(left) && !isMeta(left) && !isClaim(left) ? understood({ ...text, plain: left }) : null;
    return deed?.kind === 'reading' ? deed : aside('meta', words);
  }
  if (isAbuse(words)) {
    const deed = deedsOf({ ...text, plain: words.replace(SWEARING, ' ') });
    return deed?.kind === 'reading' && deed.confidence >= BOUND ? deed : aside('abuse', words);
  }
  const strange = strangeness(raw, words, spelledRight(tokensOf(words), ground), ground);
  if (strange) return aside(strange, words);
  return isClaim(words) ? aside('claim', words) : null;
};

/** Free text, read by grammar and lexicon against the scene (design section 6, step 3): pure, and never a default deed. */
export const readByGrammar = (raw: string, scene: Scene): IntentReading => {
  const words = expanded(plain(raw));
  const text: Text = { raw, plain: words, ground: groundOf(scene) };
  if (!/[\p{L}\p{N}]/u.test(words)) return aside(words === '' ? 'silence' : 'nonsense', words);
  for (const choice of CHOICES) {
    const chosen = choice({ ...text, plain: plain(raw) });
    if (chosen) return chosen;
  }
  return outside(text) ?? understood(text);
};
