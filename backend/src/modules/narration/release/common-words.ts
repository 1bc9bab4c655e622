import { CATALOGUE } from '#game/content/catalogue.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { VOICES } from '#game/content/voices.js';

/** Words that begin sentences and that no table of the game needs to hold. */
const FUNCTION_WORDS: readonly string[] = (
  'a an the this that these those my your his her its our their i you he she it we they me him us them who whom whose ' +
  'which what when where why how and but or nor so yet for if though although because since while until unless as than ' +
  'then there here now soon later once again still even just only too also not no yes never always often sometimes ' +
  'perhaps maybe nothing nobody none neither either both all any some somebody someone something everyone everybody ' +
  'everything anyone anything each every few many much more most less least other others another one two three four ' +
  'five six seven eight nine ten at by from in into of off on onto out over under up down with within without about ' +
  'above across after against along amid among around before behind below beneath beside between beyond despite during ' +
  'except inside like near outside past through throughout to toward towards upon whatever whoever wherever whenever ' +
  'is are was were be been being had has have do did does will would can could may might must shall should let ' +
  'first second third last next ahead away back far forward home indeed instead meanwhile moments nearby nonetheless ' +
  'otherwise rather somehow somewhere together tomorrow tonight today yesterday well good aye nay oh ah ha stop halt go ' +
  'come wait look listen hold stand sit run take give tell say speak keep leave bring rain snow smoke dawn dusk night ' +
  'noon morning evening mist fog silence salt blood sweat steam thunder lightning wind water sand dust mud ice frost ' +
  'firelight moonlight sunlight daylight light darkness laughter fear hunger thirst pain relief anger grief hope luck ' +
  'fortune fate word news work sleep time heat cold warmth shadow wood stone iron leather rope canvas wool meat bread ' +
  'ale beer wine milk fish grass heather moss reeds birds gulls crows ravens dogs horses men women children people folk ' +
  'strangers riders voices footsteps hooves waves clouds stars trees branches leaves'
).split(' ');

const LOWER_CASE = /(?<![\p{L}’.])\p{Ll}[\p{Ll}’]*(?!\p{L})/gu;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return [...value.values()].flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

let known: ReadonlySet<string> | null = null;
/** The words that the game's own tables write small: none of them is a name. Collected at the first use. */
const knownWords = (): ReadonlySet<string> =>
  (known ??= new Set([
    ...FUNCTION_WORDS,
    ...textsIn([CATALOGUE, FACTION_CONTENT, VOICES]).flatMap((text) => text.match(LOWER_CASE) ?? []),
  ]));

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:es|s|ed|ing|er|ly|’s)$/, ''],
  [/(?:ed|ing|er)$/, 'e'],
  [/(\p{L})\1(?:ed|ing|er)$/u, '$1'],
];

/** Whether a word, in lower case, is an ordinary one, in this or another form. */
export const isCommonWord = (word: string): boolean =>
  knownWords().has(word) ||
  ENDINGS.some(([ending, by]) => ending.test(word) && knownWords().has(word.replace(ending, by)));
