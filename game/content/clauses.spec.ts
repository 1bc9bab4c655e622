import { FACTIONS } from '../model/world.js';
import { type Clauses, type Grammar, linesIn } from '../model/content/clauses.js';
import * as atHand from './common/telling/at-hand.js';
import * as attempts from './common/telling/attempts/index.js';
import * as body from './common/telling/body.js';
import * as company from './common/telling/company.js';
import * as bargains from './common/telling/dealings.js';
import * as deeds from './common/telling/deeds.js';
import * as gains from './common/telling/gains.js';
import * as helpingThings from './common/telling/helping-things.js';
import * as hunger from './common/telling/hunger.js';
import * as clues from './common/telling/news.js';
import * as looks from './common/telling/looks.js';
import * as matters from './common/telling/matters.js';
import * as outcomes from './common/telling/outcomes.js';
import * as overheard from './common/telling/overheard.js';
import * as people from './common/telling/people.js';
import * as roads from './common/telling/roads.js';
import * as saga from './common/telling/saga.js';
import * as weather from './common/telling/weather.js';
import * as dealings from './common/voice/dealings.js';
import * as fallen from './common/voice/fallen.js';
import * as ownDeeds from './common/voice/own-deeds.js';
import * as scenes from './common/voice/scenes.js';
import { BANNED_PHRASES } from '#test/content-validation/validate-words.js';
import { VOICES } from './voices.js';

const PERSONS = ['who', 'foe', 'them', 'met', 'rival', 'due'].flatMap((p) => [
  p,
  ...['he', 'him', 'his', 'himself', 'trade', 'noun', 'a'].map((part) => `${p}.${part}`),
]);
const SLOTS = new Set([
  ...PERSONS,
  'name',
  'profession',
  'city',
  'place',
  'due.place',
  'where',
  'day',
  'day.th',
  'region',
  'region.gloss',
  'landmark',
  'landmark.gloss',
  'companion',
  'fellow',
  'purse',
  'coins',
  'thing',
  'things',
  'mate',
  'mate.who',
  'mates',
  'text',
  'title',
  'ground',
  'dealt',
  'object',
  'addressee',
  'instrument',
  'told',
  'lead',
  'lead.way',
  'lead.far',
  'lead.day',
  'spot',
]);

/** Every string of a table, wherever it stands. */
const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => (key === 'when' ? [] : stringsIn(inner)))
      : [];
const isGrammar = (value: unknown): value is Grammar =>
  typeof value === 'object' && value !== null && 'forms' in value && 'pools' in value;
const grammarsIn = (value: unknown): readonly Grammar[] =>
  isGrammar(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((inner) => grammarsIn(inner))
      : [];

const COMMON = {
  atHand,
  attempts,
  bargains,
  body,
  company,
  deeds,
  gains,
  helpingThings,
  hunger,
  clues,
  looks,
  matters,
  outcomes,
  overheard,
  people,
  roads,
  saga,
  weather,
  voice: { dealings, fallen, ownDeeds, scenes },
};
const manners = FACTIONS.map((faction) => [faction, VOICES[faction].manner] as const);
const everyString = [...stringsIn(COMMON), ...manners.flatMap(([, manner]) => stringsIn(manner))];
const slotsIn = (text: string): readonly string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, slot]) => slot ?? '');

describe('the clauses', () => {
  it('name only what can be named', () => {
    expect(everyString.filter((text) => slotsIn(text).some((slot) => !SLOTS.has(slot)))).toEqual([]);
  });
  it('say nothing that a narrator never says, with the right quotation marks and no space too many', () => {
    const faulty = everyString.filter(
      (text) =>
        BANNED_PHRASES.some((phrase) => text.toLowerCase().includes(phrase)) ||
        /["']| {2}|\b(\p{L}+) \1\b/iu.test(text.replace(/had had|that that/g, 'had')),
    );
    expect(faulty).toEqual([]);
  });
  it('have every pool that their forms ask for, and no pool idle', () => {
    for (const { forms, pools } of grammarsIn(COMMON)) {
      const asked = new Set(
        linesIn(forms).flatMap((form) => [...form.matchAll(/<([^>]*)>/g)].map(([, pool]) => pool ?? '')),
      );
      expect([...asked].filter((pool) => !/^[\w-]+$/.test(pool))).toEqual([]);
      expect([...asked].sort()).toEqual(Object.keys(pools).sort());
    }
  });
  it('end where a sentence ends, in forms, and nowhere else, in pools', () => {
    for (const { forms, pools } of grammarsIn(COMMON)) {
      expect(linesIn(forms).filter((form) => !/[.”]$|\{text\}$/.test(form))).toEqual([]);
      expect(
        Object.values(pools)
          .flatMap(linesIn)
          .filter((clause) => /[.!?]$/.test(clause)),
      ).toEqual([]);
    }
  });
});

describe.each(manners)('the manner of the %s', (_faction, manner) => {
  const many = (clauses: Clauses): number => linesIn(clauses).length;

  it('has twelve clauses or more of each kind, with the common ones', () => {
    const ways = Object.entries(manner.ways).map(
      ([terrain, own]) => many(own) + many(roads.WAYS[terrain as keyof typeof roads.WAYS]),
    );
    for (const count of [...ways, many(manner.looks), many(manner.rest)]) expect(count).toBeGreaterThanOrEqual(12);
  });
  it('begins clauses small and sentences large, and says nothing twice', () => {
    const clauses = [...Object.values(manner.ways), manner.rest].flatMap(linesIn);
    expect(clauses.filter((clause) => /[.!?]$/.test(clause))).toEqual([]);
    const sentences = [manner.naming, manner.looks, manner.towns, manner.streets, manner.met].flatMap(linesIn);
    expect(sentences.filter((sentence) => !/^(?:\p{Lu}|\{|“)/u.test(sentence) || !/[.!?”]$/.test(sentence))).toEqual(
      [],
    );
    const all = [...clauses, ...sentences];
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  });
});
