import {
  CHANGED,
  CHANGED_AFAR,
  CHANGED_AFAR_OTHERWISE,
  CHANGED_OTHERWISE,
  GRUDGE,
} from '#game/content/common/telling/people.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { sceneFrame } from '#game/model/offer-ids.js';
import { type Happening, type Mood, MOODS } from '#game/model/saga.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { deedOf, personOf, threadOf } from '#test/support/saga-fixture.js';
import { type Paragraph, RANK } from '../leaf.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { saysOneOf } from '#test/support/narration/says-one-of.fixture.js';
import { factsOf } from '#test/support/narration/turn-facts.fixture.js';
import { happeningParagraphs } from './happening.paragraph.js';
import { contextOf } from './telling-context.js';

const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const asa = personOf({ id: 'who', name: 'Asa', trade: 'widow', role: 'who' });
const sceneOf = (kind: string) => sceneFrame(SAGAS.vikings?.scenes.find((scene) => scene.kind === kind)?.key ?? '');
/** Asa, to whom the oath was sworn, sends a cousin there. */
const AFAR: Partial<TurnFacts> = { frameBefore: sceneOf('giver') };
const FACE_TO_FACE: Partial<TurnFacts> = { frameBefore: sceneOf('foe') };

const paragraphOf = (happenings: readonly Happening[], where: Partial<TurnFacts>): Paragraph =>
  happeningParagraphs(
    contextOf({
      ...factsOf({ deed: deedOf({ kind: 'talk' }), ...where }),
      saga: {
        ...openedFacts('vikings', threadOf(), [foe, asa]),
        threads: [],
        them: { ...asa, past: null },
        happenings,
      },
    }),
  ).flat();
const told = (...turn: Parameters<typeof paragraphOf>): string =>
  paragraphOf(...turn)
    .map(({ text }) => text)
    .join(' ');
const changed = (from: Mood, to: Mood): Happening => ({ kind: 'person-changed', person: 'who', from, to });

const poolOf = (grammar: Grammar, pool: string): Pick<Grammar, 'pools'> => ({
  pools: { did: grammar.pools[pool] ?? [] },
});
const HEARD = poolOf(CHANGED_AFAR.warm, 'heard');
const usual = (to: Mood): Mood => (MOODS.indexOf(to) < MOODS.indexOf('civil') ? 'devoted' : 'hates');

describe.each(MOODS)('somebody who comes to a mood: %s', (to) => {
  const all = MOODS.filter((from) => from !== to);

  it('hears of it later where they had sent others', () => {
    const story = told([changed(usual(to), to)], AFAR);
    expect(saysOneOf(story, HEARD)).toBe(true);
    expect(saysOneOf(story, poolOf(CHANGED_AFAR[to], 'did'))).toBe(true);
    expect(story).toContain('Asa');
    for (const from of all) expect(saysOneOf(told([changed(from, to)], AFAR), HEARD)).toBe(true);
  });

  it('was there where they were met', () => {
    expect(saysOneOf(told([changed(usual(to), to)], FACE_TO_FACE), poolOf(CHANGED[to], 'did'))).toBe(true);
    for (const from of all) expect(saysOneOf(told([changed(from, to)], FACE_TO_FACE), HEARD)).toBe(false);
  });
});

describe.each([
  ['absent', AFAR, CHANGED_AFAR, CHANGED_AFAR_OTHERWISE],
  ['there', FACE_TO_FACE, CHANGED, CHANGED_OTHERWISE],
] as const)('somebody who was %s', (_, where, usualWords, otherWords) => {
  it.each([
    ['warm', 'civil'],
    ['devoted', 'warm'],
    ['hates', 'resents'],
    ['resents', 'wary'],
  ] as const)('is not told to have come from the other side: from %s to %s', (from, to) => {
    const story = told([changed(from, to)], where);
    expect(saysOneOf(story, poolOf(usualWords[to], 'did'))).toBe(false);
    expect(saysOneOf(story, poolOf(otherWords[to] ?? usualWords[to], 'did'))).toBe(true);
  });
});

describe('a grudge', () => {
  const grudge: Happening = { kind: 'setback', how: 'grudge' };

  it.each([AFAR, FACE_TO_FACE])('is told by the mood that it came to, where there is one', (where) => {
    const mood = changed('warm', 'civil');
    expect(told([mood, grudge], where)).toBe(told([mood], where));
    expect(saysOneOf(told([grudge], where), poolOf(GRUDGE, 'bore'))).toBe(true);
    const ranks = [[mood], [mood, grudge], [grudge]].map((all) => paragraphOf(all, where)[0]?.rank);
    expect(ranks).toEqual([RANK.people, RANK.saga, RANK.saga]);
  });

  it('is told where somebody else changed', () => {
    const other: Happening = { kind: 'person-changed', person: 'foe', from: 'hates', to: 'resents' };
    expect(saysOneOf(told([other, grudge], FACE_TO_FACE), poolOf(GRUDGE, 'bore'))).toBe(true);
  });
});
