import { franc } from 'franc-min';
import { type ReadingScene } from './reading-scene.js';
import { isKnown } from './spelling.js';
import { type TextToken } from './tokens.js';

/** What is no deed, and is answered in a sentence. */
export type AsideKind = 'nonsense' | 'language' | 'meta' | 'claim' | 'abuse' | 'others' | 'silence' | 'undone';

const LINES: Readonly<Record<AsideKind, readonly string[]>> = {
  nonsense: [
    'You moved your lips, and nobody could make anything of it, yourself included. Say it in plain words.',
    'The wind took that and gave nothing back. What do you do?',
    'It was a noise, and a short one. Write what you want to do, as you would tell it to a friend.',
    'No one living speaks that tongue. Try it once more, in words.',
  ],
  language: [
    'They speak another tongue in these parts. Write it in English, and it will be understood.',
    'You said it well, no doubt, but nobody here has that language. English is what they know.',
    'An interpreter would be needed, and there is none about. Say it in English.',
  ],
  meta: [
    'The sky was not listening. What do you do here, on the ground?',
    'There is nobody behind the hills to give orders to. What will you do?',
    'Words like that move no stone in this country. Tell what you do with your own two hands.',
    'You spoke to someone who was not there. Those who are wait to see what you do.',
  ],
  claim: [
    'That is for the dice to say. Tell what you try, and it will be seen how it goes.',
    'Many have said so beforehand. Say how you go about it, and find out.',
    'What comes of a thing is settled after it is tried. What do you try?',
    'It would be a fine end to the story. First tell how you begin.',
  ],
  abuse: [
    'You got that off your chest, and the day went on. What do you do?',
    'The crows have been called worse. What do you do now?',
    'You said it to nobody in particular, and nobody in particular minded. What next?',
  ],
  others: [
    'What others do is theirs to choose. Tell what you do, and they will answer it.',
    'You cannot move another’s hand by saying so. What do you do yourself?',
  ],
  silence: ['You said nothing, and nothing came of it. What do you do?', 'Not a word. Write what you want to do.'],
  undone: ['Then you let it be. What do you do instead?', 'So that is what you do not do. And what do you do?'],
};

/** FNV-1a: the same text gets the same words. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);
const variantOf = (lines: readonly string[], text: string): string =>
  lines[hashOf(text) % Math.max(1, lines.length)] ?? '';
export const asideFor = (kind: AsideKind, text: string): string => variantOf(LINES[kind], text);

/** Orders to the narrator, talk about models and rules, and breakouts. */
const META: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.,;]*\b(?:instructions?|rules?|prompts?|previous|above|guidelines?|programming|restrictions?|told)\b[^.,;]*/,
  /\b(?:you are|you're|are you|act as|pretend to be|as) (?:now )?(?:an? )?(?:ai|bot|robot|language model|llm|chatgpt|gpt|dan|computer|machine|program|assistant|unrestricted)\b[^.;]*/,
  /\b(?:system prompt|system message|developer mode|god mode|debug mode|admin mode|jailbreak|prompt injection|sudo|cheat code|console command|game master|dungeon master|narrator|out of character|ooc|language model|openai|chatgpt|end of (?:prompt|story)|new instructions?|your instructions?|your programming|your prompt)\b[^.;]*/,
  /(?:<\/?(?:system|user|assistant|script|[a-z]+)[^>]*>|\{\s*"[^}]*\}?|```|\[(?:system|inst|\/inst|assistant)\]|__proto__|\bsystem:|\bassistant:|<\||\bdrop table\b|\bselect \* from\b|\$\{|https?:\/\/)[^.;]*/,
  /\b(?:write|generate|print|repeat|output|translate|summari[sz]e|reveal) (?:me )?(?:a |an |the |your |all |this )?(?:\w+ )?(?:code|python|javascript|essay|email|prompt|instructions?|json|sql|text above|everything above|conversation|words above)\b[^.;]*/,
  /\b(?:set|change|make|update) (?:my|the) (?:hp|hit points?|health|coins?|gold|level|strength|stats?|inventory|difficulty|turn|score)\b[^.;]*/,
];
const CLAIM: readonly RegExp[] = [
  /\b(?:i|we) (?:just |simply |now |already |automatically |easily |always |have |will )*(?:win|won|succeed|succeeded|triumph|triumphed|have won)\b(?! (?:her|his|their|over|the trust))[^.;]*/,
  /\b(?:natural|nat) ?(?:20|twenty)\b|\bcritical (?:hit|success)\b|\b(?:i )?(?:roll|rolled|throw|get|got) (?:a |an )?(?:\d+|twenty|hundred|perfect|six(?:es)?)\b(?: on| out| for|$)|\b(?:dice|roll) (?:shows?|says?|is|comes? up|results?)\b|\b100 ?(?:%|percent)/,
  /\b(?:i|we) (?:now |suddenly |already )?(?:am|become|became|turn into|have become) (?:now )?(?:a |an |the )?(?:king|queen|god|goddess|emperor|immortal|invincible|invulnerable|rich|khan|dragon|level|all-powerful|omnipotent)\b/,
  /\b(?:i|we) (?:now |suddenly |already )?(?:have|own|possess|get|gain|receive|earn|find|found|get) (?:\d{3,}|a (?:million|thousand|billion|hundred)|infinite|unlimited|all the|full|max\w*) ?(?:gold|coins?|silver|money|hp|hit points?|health|xp|power|million|thousand|pieces)?\b/,
  /\b(?:give|grant|hand|bring) me (?:a |an |all |the |one |\d+ )*(?:million|thousand|billion|\d{3,}|hundred|power|all the gold|victory)\b|\b(?:the [a-z-]+|everyone) (?:dies|falls (?:dead|down|asleep)|is dead|surrenders|flees|runs away|lets me (?:go|pass|through))\b|\b(?:instantly|everyone dies|everybody dies|all (?:my )?enemies (?:die|fall|are dead)|drops? dead|(?:he|she|it|they) (?:dies|die|surrenders?|falls? dead|gives? up|is dead|are dead|obeys?)|the (?:quest|oath|saga|game|test) is (?:over|done|won|complete|completed|fulfilled|kept)|my oath is (?:kept|fulfilled|done|complete))\b/,
  /\b(?:teleport|fly away|cast (?:a )?(?:spell|fireball|magic)|fireball|use magic|summon)\b/,
];
const ABUSE =
  /\b(?:fuck\w*|shit\w*|bitch|cunt|asshole|arsehole|bastard (?:game|bot|ai)|motherfuck\w*|wank\w*|nigg\w+|faggot|retard\w*|stupid (?:game|bot|ai|machine)|this game (?:sucks|is (?:stupid|crap|shit|bad|boring|rubbish))|i hate (?:this|you)|you suck|dumb (?:game|bot|ai)|idiot (?:game|bot)|kill yourself|go to hell|screw (?:you|this)|piss off|crap)\b/;

const hits = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));
export const isMeta = (text: string): boolean => hits(META, text);
export const isClaim = (text: string): boolean => hits(CLAIM, text);
export const isAbuse = (text: string): boolean => ABUSE.test(text);
/** The text without its orders to the narrator: the real deed may stand beside them. */
export const withoutMeta = (text: string): string =>
  META.reduce((left, pattern) => left.replace(pattern, (all) => / and (.*)$/.exec(all)?.[1] ?? ' '), text)
    .replace(/^[\s,:;.]*(?:and|then|now)?\s*/, '')
    .trim();

const FOREIGN = new Set(
  'ich du er sie wir ihr nicht und der die das den dem ein eine einen mit auf ist bin wo wie was zu von je tu il elle nous vous le la les des une est pas dans avec pour que qui où et yo el los las una con por para donde está soy quiero sono io che non della dove voglio eu você não uma ik het een niet van jag och att inte är en jeg ikke og det ja nie jest gdzie hol van vagyok ben bir ve ne nerede'.split(
    ' ',
  ),
);
const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
const SURE_LENGTH = 80;
const LANGUAGES = [
  'eng',
  'deu',
  'fra',
  'spa',
  'ita',
  'por',
  'nld',
  'pol',
  'swe',
  'dan',
  'nob',
  'tur',
  'hun',
  'ces',
  'ron',
  'fin',
  'ind',
  'vie',
];

/** Share of words that are English or names of the scene. */
const knownShare = (tokens: readonly TextToken[], ground: ReadingScene): number =>
  tokens.filter((token) => isKnown(token, ground)).length / Math.max(1, tokens.length);

const isOtherScript = (raw: string): boolean => {
  const letters = Array.from(raw).filter((letter) => LETTER.test(letter));
  return letters.length > 0 && letters.filter((letter) => !LATIN.test(letter)).length > letters.length / 2;
};
const FOREIGN_IF_LONG = 0.7;
const isOtherLanguage = (raw: string, share: number): boolean =>
  raw.length >= SURE_LENGTH && share < FOREIGN_IF_LONG && franc(raw, { only: LANGUAGES }) !== 'eng';

const KNOWN_ENOUGH = 0.5;
const KNOWN_WELL = 0.75;
/** Whether a text is in another language, or in none. */
export const strangeness = (
  raw: string,
  tokens: readonly TextToken[],
  ground: ReadingScene,
): 'language' | 'nonsense' | null => {
  if (isOtherScript(raw)) return 'language';
  const share = knownShare(tokens, ground);
  const foreign = tokens.filter(({ text, stem }) => FOREIGN.has(text) && !ground.stems.has(stem)).length;
  const sort = foreign > 0 ? 'language' : 'nonsense';
  if (isOtherLanguage(raw, share)) return share < 0.2 ? sort : 'language';
  const isMixed = foreign >= 2 && foreign >= tokens.length / 2 && share < KNOWN_WELL;
  return share >= KNOWN_ENOUGH && !isMixed ? null : sort;
};
