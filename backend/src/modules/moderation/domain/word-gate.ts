import {
  DataSet,
  englishDataset,
  type EnglishProfaneWord,
  englishRecommendedTransformers,
  RegExpMatcher,
} from 'obscenity';
import { type Block, type BlockReason } from './block.js';

type Words = readonly EnglishProfaneWord[];
/** Oaths and insults are not here: who is called a bastard may answer with a sword. */
const HATE: Words = [
  'abeed',
  'africoon',
  'arabush',
  'boonga',
  'chingchong',
  'chink',
  'fag',
  'kike',
  'nigger',
  'tranny',
];
const SEXUAL: Words = [
  'bestiality',
  'blowjob',
  'buttplug',
  'cock',
  'cum',
  'cunt',
  'deepthroat',
  'dildo',
  'doggystyle',
  'double penetration',
  'ejaculate',
  'felch',
  'fellatio',
  'finger bang',
  'fisting',
  'gangbang',
  'handjob',
  'hentai',
  'incest',
  'jerk off',
  'jizz',
  'lubejob',
  'masturbate',
  'orgasm',
  'penis',
  'porn',
  'pussy',
  'rape',
  'semen',
  'sex',
  'vagina',
  'wank',
];
/** What these words mean in a game of farms, forts and firelocks. */
const ALLOWED = [
  ...['cock the', 'cock my', 'cock his', 'cock her', 'cock a', 'cock it', 'cock and', 'cock both'],
  ...['the cock', 'a cock', 'cock crow', 'cockcrow', 'cock fight', 'cockfight', 'cockpit', 'cockswain', 'cockle'],
  ...['fighting cock', 'haycock', 'weathercock', 'cock of the'],
  ...['rapeseed', 'rape seed', 'rape oil', 'pussy willow', 'cumin', 'cummerbund', 'what sex', 'which sex'],
  ...['chink in', 'chinks in', 'chink of', 'chinks of', 'a chink', 'the chink', 'chinking', 'niggard'],
  ...['faggots for', 'faggot of', 'faggots of', 'bundle of faggots', 'gather faggots', 'burn faggots', 'faggots on'],
];

const matcherOf = (words: Words): RegExpMatcher => {
  const wanted: ReadonlySet<string> = new Set(words);
  const known = new DataSet<{ originalWord: EnglishProfaneWord }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => !wanted.has(metadata?.originalWord ?? ''))
    .build();
  const whitelistedTerms = [...(known.whitelistedTerms ?? []), ...ALLOWED];
  return new RegExpMatcher({ ...known, ...englishRecommendedTransformers, whitelistedTerms });
};
const [hate, sexual] = [matcherOf(HATE), matcherOf(SEXUAL)];

const CHILD = '(?:child|children|kid|kids|(?:little|young) (?:boy|girl)s?|toddler|infant|baby|minor)';
const DESIRE =
  '(?:seduc|molest|fondl|grop|undress|kiss .{0,30}passionate|make love|have sex|sleep with|rap(?:e|ed|ing)\\b)';
/** By category: sentences that no single word gives away. */
const PHRASES: readonly (readonly [BlockReason, string, RegExp])[] = [
  [
    'minors',
    'desire for a child',
    new RegExp(`\\b${DESIRE}.{0,60}\\b${CHILD}\\b|\\b${CHILD}\\b.{0,60}\\b${DESIRE}`, 'i'),
  ],
  [
    'self-harm',
    'harm to oneself',
    /\b(?:kill(?:ing)?|hang(?:ing)?|hurt(?:ing)?|cutting) myself\b|\b(?:cut|slit) my (?:own )?wrists?\b|\bend(?:ing)? my (?:own )?life\b|\bcommit suicide\b|\bwant to die\b/i,
  ],
  ['sexual', 'a sexual act', /\b(?:suck|lick|strok)\w* (?:my|his|her|the|a) (?:cock|dick)\b/i],
];

/** Judges a text by words and phrases alone; null: it may be played. */
export const blockByWords = (text: string): Block | null => {
  const phrase = PHRASES.find(([, , pattern]) => pattern.test(text));
  if (phrase) return { reason: phrase[0], by: 'words', category: phrase[1] };
  if (hate.hasMatch(text)) return { reason: 'hate', by: 'words', category: 'slur' };
  return sexual.hasMatch(text) ? { reason: 'sexual', by: 'words', category: 'sexual word' } : null;
};
