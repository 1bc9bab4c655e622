import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { type Attempt, attemptAt, type SceneRef } from '#game/model/attempt.js';
import { bind } from './bind.js';
import { type PhraseMeaning, type ReadingScene } from './reading-scene.js';
import { deedIn, verbAt } from './deed.js';
import { deedsOf } from './deeds.js';
import { isPeopled, isSomebody, whoIsHere } from './people.js';
import { pieceOf } from './pieces.js';
import { answerTo, isAsking, isKnownQuestion, isToSomebody } from './questions.js';
import { aside, BOUND, BY_VERB, reading, type Text } from './readings.js';
import { type NamedThing } from './scene-names.js';
import { slotted } from './slots.js';
import { spelledRight } from './spelling.js';
import { type TextToken, tokensOf } from './tokens.js';

const GREETING =
  /^(?:my name is|i am called|call me|(?:i|we) (?:come in|mean) (?:peace|no harm)|hello|hi|hey|greetings|good (?:day|morning|evening|afternoon|night)|hail|well met|farewell|goodbye|bye|thanks|thank you|sorry|welcome|i am (?:so |very |truly )?sorry)\b/;
const REPLY = /^(?:yes|no|aye|nay|sure|of course|never|yeah|nope)[.! ]*$/;
const SAYS = /^i (?:say|shout|whisper|call|ask|reply|answer|tell (?:him|her|them))/;
const QUOTED = /^(?:i (?:say|shout|whisper|call|ask|reply|answer),? )?"([^"]+)"?/;

const speech = (addressee: SceneRef | null, isQuestion: boolean): IntentReading =>
  reading(attemptAt(isQuestion ? 'ask' : 'talk', { addressee }), BY_VERB);
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Words in quotation marks and nothing else, but for who says them. */
const quotedIn = (text: string): string | null => {
  const left = text.replace(/"[^"]*"?/g, ' ').trim();
  return hasLetters(left.replace(SAYS, '')) ? null : (QUOTED.exec(text)?.[1] ?? null);
};

/** Words in quotation marks, or a greeting: spoken to whoever is here. */
export const spokenIn = ({ plain: text, ground }: Text): IntentReading | null => {
  const quoted = quotedIn(text);
  const isGreeting = GREETING.test(text) || REPLY.test(text);
  if (quoted === null && !isGreeting) return null;
  if (isPeopled(ground)) return speech(whoIsHere(ground), quoted?.trim().endsWith('?') === true);
  return quoted === null ? null : { kind: 'answer', text: 'There is nobody here to hear it.' };
};

const PERSONAL: readonly NamedThing['group'][] = ['person', 'companion'];
const personIn = (what: PhraseMeaning, ground: ReadingScene): NamedThing | undefined =>
  ground.named.find(({ ref, group }) => what.is === 'bound' && ref === what.ref && PERSONAL.includes(group));

const MOST_WORDS_OF_NAME = 4;
const CALLED = /^([^,:!?."]{2,40})[,:] (.+)$/;
/** 'Yo ferryman who is that Grim?' */
const CALLED_AT_ONCE =
  /^(?:yo|oi|hey|hi|hello|excuse me|say|listen|good \w+),? ([\p{L} ]{2,30}?),? ((?:who|what|where|when|why|how|do|does|have|has|can|could|will|would|is|are) .+)$/u;
/** 'Bodvar, where is Grim?': who is called, and what is said to them. */
const calledIn = ({ plain: text, ground }: Text): { readonly who: NamedThing; readonly words: string } | null => {
  const [, name, words] = CALLED.exec(text) ?? CALLED_AT_ONCE.exec(text) ?? [];
  if (name === undefined || words === undefined) return null;
  const piece = pieceOf(name);
  const tokens = spelledRight(tokensOf(piece.words), ground);
  if (piece.isNegated || tokens.length > MOST_WORDS_OF_NAME || deedIn(tokens, piece)?.isPlain) return null;
  const who = personIn(bind(tokens, ground, PERSONAL), ground);
  return who ? { who, words } : null;
};

const OF_NOTHING = /^(?:what|where|who|is|are|do|does|you|know|the|of|about|me|tell|i|to|him|her)$/;
const topicOf = (words: string, who: SceneRef, ground: ReadingScene): Attempt['object'] => {
  const tokens = spelledRight(tokensOf(words), ground).filter(({ text }) => !OF_NOTHING.test(text));
  const what = bind(tokens, ground, ['person', 'place', 'matter', 'thing', 'sight']);
  return what.is === 'bound' && what.ref !== who ? what.ref : null;
};

const sent = (who: SceneRef, deed: Attempt | null): IntentReading =>
  reading(attemptAt('send', { addressee: who, object: deed?.object ?? null, place: deed?.place ?? null }), BY_VERB);

/** Somebody is called by name: a companion is sent, anybody else is spoken to. */
export const calling = (text: Text): IntentReading | null => {
  const called = calledIn(text);
  if (!called) return null;
  const { who, words } = called;
  const isQuestion = isAsking(words);
  if (who.group === 'companion' && !isQuestion) {
    const deed = deedsOf({ ...text, plain: words });
    return sent(who.ref, deed?.kind === 'reading' ? deed.attempt : null);
  }
  const verb = isQuestion || words.startsWith('tell me') ? 'ask' : 'talk';
  return reading(attemptAt(verb, { addressee: who.ref, object: topicOf(words, who.ref, text.ground) }), BOUND);
};

const OWN = /^(?:i|we|let|to|with|my (?!\w+ \w+s\b))/;
const LATEST_VERB = 5;
/** Where somebody else's verb stands, after who they are. */
const otherVerbAt = (text: string, tokens: readonly TextToken[]): number =>
  OWN.test(text) || verbAt(tokens, 0) !== null
    ? -1
    : tokens.findIndex((_, i) => i > 0 && i < LATEST_VERB && verbAt(tokens, i) !== null);

/** What somebody else is said to do: a companion is sent, nobody else is moved by words. */
export const byOthers = ({ plain: text, ground }: Text): IntentReading | null => {
  const tokens = spelledRight(tokensOf(text), ground);
  const at = pieceOf(text).isNegated ? -1 : otherVerbAt(text, tokens);
  const what = at < 1 ? null : bind(tokens.slice(0, at), ground, PERSONAL);
  if (what?.is !== 'bound' || !isSomebody(what.ref)) return null;
  if (what.group !== 'companion') return aside('others', text);
  const said = deedIn(tokens.slice(at), pieceOf(text));
  const slots = said && slotted(said, ground);
  return sent(what.ref, slots && 'attempt' in slots ? slots.attempt : null);
};

const BEFORE_QUESTION =
  /^(?:(?:lol|haha|so|ok|okay|um|uh|hmm|well|and|but|hey|yo|please|wait|hold on|sorry|also|oh|dear narrator|narrator|gm|dm)[, ]+)+/;
/** The text as a question, rightly spelled where only that makes it one; null where it is none. */
const questionIn = (written: string, tokens: readonly TextToken[]): string | null => {
  const text = written.replace(BEFORE_QUESTION, '');
  if (isAsking(text)) return text;
  const spelled = tokens.map((token) => token.text).join(' ');
  return isAsking(spelled) && spelled !== text.replace(/[^\p{L}\p{N} ]/gu, '') ? spelled : null;
};

const ABLE = /^(?:can|could|would) (?!i |we |you |it |this |that )(.+)$/;
/** 'Can Gudrun heal me?': somebody here is asked whether they would. */
const ableIn = (text: string, ground: ReadingScene): IntentReading | null => {
  const words = ABLE.exec(text)?.[1];
  if (words === undefined) return null;
  const tokens = tokensOf(words);
  const at = tokens.findIndex((_, i) => i > 0 && verbAt(tokens, i) !== null);
  const who = at < 1 ? undefined : personIn(bind(tokens.slice(0, at), ground, PERSONAL), ground);
  return who?.isHere
    ? reading(attemptAt('ask', { addressee: who.ref, object: topicOf(words, who.ref, ground) }), BY_VERB)
    : null;
};

const KNOWING =
  /^(?:what|who|where|when|why|how|whom)\b.*?\b(?:does|do|did|has|have|can|could|might|would) (.+?) (?:know|knows|say|think|tell|remember|hear|heard|see|seen|make)\b ?(?:me |us )?(?:of |about |on )?(.*)$/;
/** 'What does Gudrun know of the crossing?': somebody here is asked it. */
const knownBy = (text: string, ground: ReadingScene): IntentReading | null => {
  const [, name, topic = ''] = KNOWING.exec(text.replace(/[?!. ]+$/, '')) ?? [];
  const tokens = name === undefined ? [] : spelledRight(tokensOf(name), ground);
  const who = tokens.length === 0 ? undefined : personIn(bind(tokens, ground, PERSONAL), ground);
  return who?.isHere
    ? reading(attemptAt('ask', { addressee: who.ref, object: topicOf(topic, who.ref, ground) }), BOUND)
    : null;
};

/** A question: put to somebody here, or answered from the scene. */
export const asked = ({ plain: written, ground }: Text, tokens: readonly TextToken[]): IntentReading | null => {
  const text = questionIn(written, tokens);
  if (text === null) return null;
  const able = ableIn(text, ground) ?? knownBy(text, ground);
  if (able) return able;
  const who = whoIsHere(ground);
  if (who !== null && isToSomebody(text) && !isKnownQuestion(text))
    return reading(attemptAt('ask', { addressee: who, object: topicOf(text, who, ground) }), BY_VERB);
  return { kind: 'answer', text: answerTo(text, tokens, ground) };
};
