import { frameOf } from '#game/content/catalogue.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Companion } from '#game/model/character.js';
import { TEMPERS } from '#game/model/content/counsel.js';
import { type Happening } from '#game/model/saga.js';
import { FACTIONS, type FactionId } from '#game/model/world.js';
import { type Advice } from '#game/model/content/counsel.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { personOf, threadOf } from '#test/support/saga-fixture.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { numberWord } from '../phrases.js';
import { factsOf, friend, offerOf } from '#test/support/narration/turn-facts.fixture.js';
import { counselParagraph } from './counsel.paragraph.js';
import { happeningParagraphs } from './happening.paragraph.js';
import { contextOf } from './telling-context.js';

const rope = 'common/rope-across-the-road';
const offers = (frameOf(rope)?.offers ?? []).map(offerOf);
const [first = '', second = ''] = offers.map(({ id }) => id);
const mate = (name: string): Companion => ({ ...friend(name), type: 'humanoid' });
const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const ADVICE: Advice = { companion: 'Berenike', temper: 'wary', offerId: first, chance: 60 };

interface Told extends Partial<TurnFacts> {
  readonly counsel?: readonly Advice[];
  readonly happenings?: readonly Happening[];
}
const momentWith = ({ counsel = [], happenings = [], ...more }: Told, faction: FactionId = 'vikings') =>
  contextOf({
    ...factsOf({ faction, frame: rope, offers, ...more }),
    hero: { ...factsOf().hero, companions: [mate('Berenike'), mate('Ottar')] },
    saga: { ...openedFacts(faction, threadOf(), [foe]), threads: [], counsel, happenings },
  });
const counselled = (...told: Parameters<typeof momentWith>): readonly string[] =>
  counselParagraph(momentWith(...told)).map(({ text }) => text);

const NUMBERS = Array.from({ length: 21 }, (_, n) => numberWord(n));
/** The chance that a text speaks of, in percent. */
const chanceIn = (text: string): number => {
  const [, so = '', many = ''] = /\b([a-z]+) in (four|ten|twenty)\b/.exec(text) ?? [];
  return (100 * NUMBERS.indexOf(so)) / NUMBERS.indexOf(many);
};

describe('the odds that a companion names', () => {
  it('are those on the page', () => {
    for (let chance = 5; chance < 100; chance += 5)
      for (const faction of FACTIONS)
        for (const temper of TEMPERS)
          expect(counselled({ counsel: [{ ...ADVICE, chance, temper }] }, faction).map(chanceIn)).toEqual([chance]);
  });

  it.each([
    [0, 'one in twenty'],
    [10, 'one in ten'],
    [25, 'one in four'],
    [35, 'seven in twenty'],
    [50, 'five in ten'],
    [75, 'three in four'],
    [100, 'nineteen in twenty'],
  ])('are put as people put them, and never none nor all: %d percent', (chance, odds) =>
    expect(counselled({ counsel: [{ ...ADVICE, chance }] })).toEqual([expect.stringContaining(odds)]),
  );
});

describe('counsel', () => {
  const other: Advice = { ...ADVICE, companion: 'Ottar', offerId: second, temper: 'bold' };

  it('is given by two only where the second differs from the first', () => {
    const [said = '', against = '', ...more] = counselled({ counsel: [ADVICE, other] });
    expect(more).toEqual([]);
    expect(said).toContain('Berenike');
    expect(said).not.toContain('Ottar');
    for (const name of ['Berenike', 'Ottar']) expect(against).toContain(name);
    expect(counselled({ counsel: [ADVICE, { ...other, offerId: first }] })).toEqual([said]);
  });

  it.each<readonly [string, Told]>([
    ['at leisure', { frame: null }],
    ['where the choice stood before', { frameBefore: rope }],
    ['at the end', { ending: 'death' }],
    ['by nobody', { counsel: [] }],
  ])('is not given %s', (_, more) => expect(counselled({ counsel: [ADVICE], ...more })).toEqual([]));
});

describe('what a companion says of advice', () => {
  const { heeded, crossed, quarrel } = SAGAS.vikings?.counsel ?? {};
  const answer = { kind: 'advice-answered', companion: 'Berenike', heeded: false, success: false } as const;
  const TURNS = Array.from({ length: 60 }, (_, turn) => turn);
  const saidIn = (...happenings: readonly Happening[]): readonly string[] =>
    TURNS.map((turn) => momentWith({ frame: null, turn, happenings })).flatMap((context) =>
      happeningParagraphs(context).flatMap((paragraph) => paragraph.map(({ text }) => text)),
    );
  const filled = (lines: readonly string[] = []): readonly string[] =>
    lines.map((line) => line.replaceAll('{mate}', 'Berenike'));

  it.each([
    [true, true, heeded?.won],
    [true, false, heeded?.lost],
    [false, true, crossed?.won],
    [false, false, crossed?.lost],
  ])('is said one time in two: taken %s, success %s', (isHeeded, success, lines) => {
    const said = saidIn({ ...answer, heeded: isHeeded, success });
    expect(filled(lines)).toEqual(expect.arrayContaining([...said]));
    expect(said.length).toBeGreaterThan(15);
    expect(said.length).toBeLessThan(45);
  });

  it('is the quarrel alone, and each time, where they have had enough', () => {
    const said = saidIn(answer, { kind: 'companion-quarrelled', companion: 'Berenike' });
    expect(filled(quarrel)).toEqual(expect.arrayContaining([...said]));
    expect(said).toHaveLength(TURNS.length);
  });

  it('is nothing where they have left', () => {
    const companion = 'Hild';
    expect(saidIn({ ...answer, companion })).toEqual([]);
    expect(saidIn({ kind: 'companion-quarrelled', companion })).toEqual([]);
  });
});
