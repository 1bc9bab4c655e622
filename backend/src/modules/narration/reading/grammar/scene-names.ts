import { COIN } from '#game/content/coin.js';
import { type SceneRef } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { IDLE_WORDS } from '../../domain/lexicon/grammar-words.js';
import { wordsOf } from './tokens.js';

export type Group = 'person' | 'companion' | 'thing' | 'sight' | 'place' | 'matter';

/** Something that a text may name, with the words for it. */
export interface NamedThing {
  readonly ref: SceneRef;
  /** 'Bodvar', 'the ferryman', 'the rope': fit to stand in a sentence. */
  readonly label: string;
  readonly group: Group;
  /** Stems, one list for each name. */
  readonly names: readonly (readonly string[])[];
  readonly gender: 'male' | 'female' | null;
  readonly isHere: boolean;
  /** Whether each word of a name names it ('Bodvar' alone), or the last one at least must be there ('rope' of 'coil of rope'). */
  readonly isProper: boolean;
}

const stemsOf = (name: string): readonly string[] => wordsOf(name).map(({ stem }) => stem);
const LITTLE = new Set(['the', 'of', 'a', 'an', 'to', 'in', 'son', 'and', 'who', 'for', 'with']);
/** 'A coil of rope' is rope; 'a letter of passage' is a letter. */
const OF_WHAT =
  /\b(?:coil|pair|piece|bundle|length|bag|jar|pot|flask|set|roll|sack|skin|string|bolt|loaf|wheel|side|sheaf|handful|box|cake|lump|horn|pouch|stick|sliver|twist)s?$/i;
/** The words that tell, the head of the name last: 'rope' of 'coil of rope' is not, 'letter' of 'letter of passage' is. */
export const telling = (name: string): readonly string[] => {
  const [head = '', ...rest] = name.replaceAll('-', ' ').split(/ (?=of |for |in |with )/);
  if (OF_WHAT.test(head)) return [head, ...rest].flatMap(stemsOf).filter((word) => !LITTLE.has(word));
  return [...rest, head].flatMap(stemsOf).filter((word) => !LITTLE.has(word));
};
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const personsOf = ({ persons }: Scene): readonly NamedThing[] =>
  persons.map(({ id, name, trade, gender, isHere }) => ({
    ref: id === null ? { of: 'figure' } : { of: 'person', id },
    label: name ?? `the ${trade}`,
    group: 'person',
    names: [...(name === null ? [] : [telling(name)]), telling(trade)],
    gender,
    isHere,
    isProper: true,
  }));

const KIND_WORDS: Readonly<Record<string, string>> = {
  mount: 'horse mount steed pony mare',
  animal: 'animal beast dog hound',
  bird: 'bird hawk falcon raven eagle',
  bodyguard: 'bodyguard companion friend',
  humanoid: 'companion friend',
};
const SHE = /\b(?:she|her|mare|bitch|woman|girl)\b/i;
const companionsOf = ({ companions }: Scene): readonly NamedThing[] =>
  companions.map(({ id, name, type, description }) => ({
    ref: { of: 'companion', id },
    label: name,
    group: 'companion',
    names: [
      telling(name),
      ...(KIND_WORDS[type] ?? '').split(' ').map((word) => telling(word)),
      ...(
        description
          .toLowerCase()
          .match(
            /\b(?:horse|mare|stallion|gelding|pony|camel|mule|ox|dog|hound|bitch|wolf|cat|hawk|falcon|raven|eagle|owl|goshawk|monkey|parrot|boy|girl|archer|monk|swordsman|sailor)\b/g,
          ) ?? []
      ).map((word) => telling(word)),
    ],
    gender: SHE.test(description) ? 'female' : 'male',
    isHere: true,
    isProper: true,
  }));

const thingsOf = ({ inventory }: Scene): readonly NamedThing[] =>
  inventory.map(({ name }) => ({
    ref: { of: 'thing', name },
    label: `the ${lowered(name)}`,
    group: 'thing',
    names: [telling(name)],
    gender: null,
    isHere: true,
    isProper: false,
  }));

const sightsOf = ({ sights }: Scene): readonly NamedThing[] =>
  sights.map(({ name, words }) => ({
    ref: { of: 'sight', name },
    label: `the ${name}`,
    group: 'sight',
    names: words.map(stemsOf),
    gender: null,
    isHere: true,
    isProper: false,
  }));

const within = (name: string): string => name.replace(/^The /, 'the ');
const placesOf = ({ places }: Scene): readonly NamedThing[] =>
  places.map(({ name, gloss, q, r, distance }) => ({
    ref: { of: 'place', name, q, r },
    label: within(name),
    group: 'place',
    names: [telling(name), ...(gloss === null ? [] : [telling(gloss)])],
    gender: null,
    isHere: distance === 0,
    isProper: false,
  }));

const OATH = ['oath', 'vow', 'quest', 'word', 'mission'];
const THREAT = ['threat', 'danger', 'enemi', 'foe'];
/** What a matter is about: the words of its title that are neither idle nor anybody’s name. */
const tellingInTitle = (title: string, themName: string): readonly string[] => {
  const names = new Set(stemsOf(themName));
  return wordsOf(title)
    .filter(({ text }) => text.length > 3 && !IDLE_WORDS.has(text))
    .slice(1)
    .flatMap(({ stem }) => (names.has(stem) ? [] : [stem]));
};
const mattersOf = ({ saga }: Scene): readonly NamedThing[] => {
  if (saga === null) return [];
  const matter = (ref: SceneRef, label: string, names: readonly (readonly string[])[]): NamedThing => ({
    ref,
    label,
    group: 'matter',
    names,
    gender: null,
    isHere: true,
    isProper: false,
  });
  return [
    matter(
      { of: 'oath' },
      'your oath',
      OATH.map((word) => [word]),
    ),
    matter(
      { of: 'threat' },
      'what threatens',
      THREAT.map((word) => [word]),
    ),
    ...saga.threads.map(({ id, kind, themName, title = '' }) =>
      matter({ of: 'thread', id }, `the ${kind} ${kind === 'lead' ? 'on' : 'with'} ${themName}`, [
        stemsOf(kind),
        ...tellingInTitle(title, themName).map((word) => [word]),
      ]),
    ),
  ];
};

/** Everything in the scene that has a name. */
export const namedIn = (scene: Scene): readonly NamedThing[] => [
  ...personsOf(scene),
  ...companionsOf(scene),
  ...thingsOf(scene),
  ...sightsOf(scene),
  ...placesOf(scene),
  ...mattersOf(scene),
];

/** Words for money, with those of the people. */
export const coinWords = ({ faction }: Pick<Scene, 'faction'>): ReadonlySet<string> =>
  new Set(
    [
      'coin',
      'monei',
      'silver',
      'gold',
      'penni',
      'purs',
      'cash',
      ...stemsOf(COIN[faction].one),
      ...stemsOf(COIN[faction].many),
    ].filter((word) => !LITTLE.has(word) && word !== 'eight' && word !== 'ring' && word !== 'bronz'),
  );
