import { frameOf } from '#game/content/catalogue.js';
import { CAME_FOR_GRAMMAR } from '#game/content/common/telling/matters.js';
import { FREE_GRAMMAR } from '#game/content/common/telling/saga.js';
import { SAGAS } from '#game/content/sagas.js';
import { attemptAt } from '#game/model/attempt.js';
import { linesOf } from '#game/model/content/frame.js';
import { reckoningFrame } from '#game/model/offer-ids.js';
import { tellsTheWayOn } from '#game/rules/facts/outcome-words.js';
import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { personOf, threadOf } from '#test/support/saga-fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { piece, RANK } from '../leaf.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { saysOneOf } from '#test/support/narration/says-one-of.fixture.js';
import { deedOf, factsOf, pathOf } from '#test/support/narration/turn-facts.fixture.js';
import { deedParagraph } from './deed.paragraph.js';
import { contextOf } from './telling-context.js';
import { placeParagraph, setFree } from './place.paragraph.js';

const farm = 'common/burnt-farm';
const ways = frameOf(farm)?.offers ?? [];
const outcomes = ways.flatMap(({ success }) => linesOf(success));
const silent = outcomes.find((line) => !tellsTheWayOn(line)) ?? '';
const speaking = outcomes.find(tellsTheWayOn) ?? '';
const [clear] = ways;
const deed = clear ? deedOf(clear) : null;
const OWN_WORDS = deed && { ...deed, offerId: 'try.make', attempt: attemptAt('make') };

const toldAfter = (outcome: string, more: Partial<TurnFacts> = {}): readonly string[] =>
  setFree(contextOf(factsOf({ deed, frameBefore: farm, ...more })), piece(RANK.deed, outcome)).map(({ text }) => text);

describe('that the way is free', () => {
  it('is told in one sentence after an outcome that does not say so', () => {
    const told = toldAfter(silent);
    expect(told.flatMap(sentencesIn)).toHaveLength(1);
    expect(told.every((line) => saysOneOf(line, FREE_GRAMMAR))).toBe(true);
  });

  it('is left to an outcome that says so itself', () => expect(toldAfter(speaking)).toEqual([]));

  it('is told in a story exactly where its deed leaves it out', () => {
    const seen = Array.from({ length: 40 }, (_, turn) => {
      const facts = factsOf({ deed, frameBefore: farm, turn, path: pathOf(String(turn)) });
      const own = deed ? deedParagraph(contextOf(facts), deed) : [];
      const isSaid = own.some(({ text }) => tellsTheWayOn(text));
      expect(saysOneOf(floorNarrator(facts).story, FREE_GRAMMAR)).toBe(!isSaid);
      return isSaid;
    });
    expect(new Set(seen).size).toBe(2);
  });

  it.each<readonly [string, Partial<TurnFacts>]>([
    ['while the encounter stands', { frame: farm }],
    ['at leisure', { frameBefore: null }],
    ['after a failure', { success: false }],
    ['where nothing was done', { deed: null }],
    ['after a reckoning, which says itself how it ended', { frameBefore: reckoningFrame('vikings/debt') }],
  ])('is not told %s', (_, more) => expect(toldAfter(silent, more)).toEqual([]));

  it('is told one time in four after own words', () => {
    const turns = Array.from({ length: 400 }, (_, turn) => turn);
    const told = turns.filter((turn) => toldAfter(silent, { deed: OWN_WORDS, turn }).length > 0);
    expect(told.length).toBeGreaterThan(80);
    expect(told.length).toBeLessThan(120);
  });

  it('is told in other words the next time', () => {
    const [first = ''] = toldAfter(silent);
    const [second = ''] = toldAfter(silent, { told: [hashOfSentence(first)] });
    expect(saysOneOf(second, FREE_GRAMMAR)).toBe(true);
    expect(second).not.toBe(first);
  });
});

describe('what somebody has come for', () => {
  const [promise] = (SAGAS.vikings?.threads ?? []).filter(({ kind }) => kind === 'promise');
  const ulf = personOf({ id: 'p9', name: 'Ulf Dagsson', trade: 'smith' });
  const owed = threadOf({ id: 't9', key: promise?.key ?? '', kind: 'promise', them: 'p9', themName: ulf.name });
  const saga = {
    ...openedFacts('vikings', owed, [personOf(), ulf]),
    happenings: [],
    them: { ...ulf, past: null },
  };
  const frame = reckoningFrame('vikings/promise');
  const toldWith = (more: Partial<TurnFacts>): string =>
    placeParagraph(contextOf(factsOf({ saga, frame, ...more })))
      .map(({ text }) => text)
      .join(' ');

  it('is said, as the page of the oath has it, when they stop the player, and not again', () => {
    expect(saysOneOf(toldWith({}), CAME_FOR_GRAMMAR)).toBe(true);
    expect(toldWith({})).toMatch(/: “[^”]*Ulf [^”]*\.”/);
    expect(saysOneOf(toldWith({ frameBefore: frame }), CAME_FOR_GRAMMAR)).toBe(false);
  });
});
