import { attemptAt } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { isAbuse, isClaim, isMeta, strangeness, withoutMeta } from './asides.js';
import { bind } from './bind.js';
import { orders } from './company/company.js';
import { groundOf } from './reading-scene.js';
import { deedsOf } from './deeds.js';
import { notUnderstood, whatAbout } from './doubts.js';
import { bareWay } from './going.js';
import { offerByAction, offerByNumber } from './offers.js';
import { isAsking } from './questions.js';
import { aside, BOUND, offerReading, reading, SURE, type Text } from './readings.js';
import { asked, byOthers, calling, spokenIn } from './speech.js';
import { spelledRight } from './spelling.js';
import { expanded, plain, type TextToken, tokensOf } from './tokens.js';

const MOST_WORDS_OF_A_NAME = 6;
/** Neither question nor deed: something that is only named, or nothing at all. */
const leftOver = (text: Text, tokens: readonly TextToken[]): IntentReading => {
  const { ground } = text;
  const way = bareWay(tokens, text.plain, ground);
  if (way) return way;
  const what = tokens.length > MOST_WORDS_OF_A_NAME ? null : bind(tokens, ground);
  const named =
    what?.is === 'several' ? what.of[0] : ground.named.find(({ ref }) => what?.is === 'bound' && ref === what.ref);
  return named ? whatAbout(named) : notUnderstood(text.raw, ground);
};

const COMPASS_ALONE = /^(?:n|s|e|w|ne|nw|se|sw)$/;
/** A card or a way by its very words or its number. */
const chosen = ({ plain: text, ground }: Text): IntentReading | null => {
  const { scene } = ground;
  const offer = offerByAction(text, scene) ?? offerByNumber(text, scene);
  if (offer) return offerReading(offer, null);
  if (COMPASS_ALONE.test(text)) return bareWay(tokensOf(text), text, ground);
  const way = scene.ways.find(({ description }) => text === plain(`Move ${description}`));
  return way ? reading(attemptAt('go', { place: { of: 'way', q: way.q, r: way.r } }), SURE) : null;
};

const understood = (text: Text): IntentReading => {
  const tokens = spelledRight(tokensOf(text.plain), text.ground);
  return (
    spokenIn(text) ??
    orders(text) ??
    calling(text) ??
    asked(text, tokens) ??
    byOthers(text) ??
    deedsOf({ ...text, plain: text.plain.replace(/"[^"]*"?/g, ' ') }) ??
    leftOver(text, tokens)
  );
};

/** An order to the narrator is answered; the real deed beside it is read. */
const beyond = (text: Text): IntentReading => {
  const left = withoutMeta(text.plain);
  const isDeed = /\p{L}{3}/u.test(left) && !isMeta(left) && !isClaim(left);
  const deed = isDeed ? understood({ ...text, plain: left }) : null;
  return deed?.kind === 'reading' ? deed : aside('meta', text.plain);
};

const SWEARING = /\b(?:fuck(?:ing|ed)?|shit|damn(?:ed)?|bloody|god ?damn|hell|crap)\b,?/g;
const abusive = (text: Text): IntentReading => {
  const deed = deedsOf({ ...text, plain: text.plain.replace(SWEARING, ' ') });
  return deed?.kind === 'reading' && deed.confidence >= BOUND ? deed : aside('abuse', text.plain);
};

/** What is not about the story at all; null where it is. */
const outside = (text: Text): IntentReading | null => {
  const { plain: words, ground } = text;
  if (isMeta(words)) return beyond(text);
  if (isAbuse(words)) return abusive(text);
  const strange = strangeness(text.raw, spelledRight(tokensOf(words), ground), ground);
  if (strange) return aside(strange, words);
  return isClaim(words) && !isAsking(words) ? aside('claim', words) : null;
};

/** 'The boatman in fish-skin' is the boatman: his clothes are no part of a sentence. */
const withShortTrades = (text: string, { persons }: Scene): string =>
  persons.reduce((left, { trade }) => {
    const whole = plain(trade);
    const [short = whole] = whole.split(/ (?=in |who |whose |of |with |from |at |on |for )/);
    return short === whole ? left : left.replaceAll(whole, short);
  }, text);

/** 'Instead of fighting Ketil I talk to him' is a talk. */
const withoutAlternative = (text: string): string =>
  text.replace(/^(?:instead of|rather than) \w+ing\b([^,]*?),? (?=(?:i|we) )/, '');

/** Free text, read by grammar and lexicon against the scene (design section 6, step 3): pure, and never a default deed. */
export const readByGrammar = (raw: string, scene: Scene): IntentReading => {
  const bare = plain(raw);
  const text: Text = {
    raw,
    plain: withoutAlternative(expanded(withShortTrades(bare, scene))),
    ground: groundOf(scene),
  };
  if (!/[\p{L}\p{N}]/u.test(bare)) return aside(bare === '' ? 'silence' : 'nonsense', bare);
  return chosen({ ...text, plain: bare }) ?? outside(text) ?? understood(text);
};
