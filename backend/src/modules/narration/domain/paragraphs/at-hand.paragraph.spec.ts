import { ABOUT_GRAMMAR, HURTS_GRAMMARS, NOT_YET_GRAMMAR } from '#game/content/common/telling/at-hand.js';
import { STILL_OPEN_GRAMMAR } from '#game/content/common/telling/matters.js';
import { spineOfferId } from '#game/model/offer-ids.js';
import { type Offer } from '#game/model/offer.js';
import { OATH_READY, type Thread } from '#game/model/saga.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { personOf, threadOf } from '#test/support/saga-fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { type Paragraph, piece, RANK, telling } from '../leaf.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { saysOneOf } from '#test/support/narration/says-one-of.fixture.js';
import { factsOf, moveTo, pathOf } from '#test/support/narration/turn-facts.fixture.js';
import { atHandParagraph } from './at-hand.paragraph.js';
import { contextOf } from './telling-context.js';

const ulf = personOf({ id: 'p9', name: 'Ulf Dagsson', trade: 'smith', mood: 'warm' });
const saga: SagaFacts = { ...openedFacts('vikings', threadOf(), [personOf(), ulf]), happenings: [] };
const card = (id: string, kind: Offer['kind']): Offer => ({
  id,
  kind,
  attribute: null,
  difficulty: 'easy',
  requiresItem: null,
  risk: 'none',
});
const call = card(spineOfferId({ of: 'matter', faction: 'vikings', key: 'call', n: 2, about: 'p9' }), 'talk');
const met = { kind: 'person-met', person: 'p9' } as const;
const bandage = card('leisure.rest-wounds', 'rest');
const hero = (hitPoints: number) => ({ ...factsOf().hero, hitPoints, maxHitPoints: 25 });
const toldOf = (more: Partial<TurnFacts>, told: Paragraph = []): readonly string[] =>
  atHandParagraph(contextOf(factsOf({ saga, ...more })), [told]).map(({ text }) => text);

describe('what the choices of leisure depend on', () => {
  it('is, of somebody who can be called on, that they are near', () => {
    const [told = '', ...others] = toldOf({ offers: [call] });
    expect(others).toEqual([]);
    expect(told).toContain('Ulf');
    expect(saysOneOf(told, ABOUT_GRAMMAR)).toBe(true);
  });

  it.each([
    ['light', 24],
    ['bad', 9],
  ] as const)('is, of hurts that can be bound, that there are some: %s ones', (depth, hitPoints) => {
    const told = toldOf({ offers: [bandage], hero: hero(hitPoints) });
    expect(told.flatMap(sentencesIn)).toHaveLength(1);
    expect(saysOneOf(told.join(' '), { pools: { hurts: HURTS_GRAMMARS[depth].pools.hurts ?? [] } })).toBe(true);
  });

  it('is told though a part of the body was named that is whole', () => {
    const told = piece(RANK.deed, 'You put your foot beside the track.');
    expect(toldOf({ offers: [bandage], hero: hero(20) }, told)).toHaveLength(1);
  });

  it('is, at the place of an oath that is not ready, that it can not be kept yet', () => {
    const arrived = (boxes: number, city: string) =>
      toldOf({ city, moved: { from: 'plains', to: 'plains' }, saga: { ...saga, oath: { ...saga.oath, boxes } } });
    expect(saysOneOf(arrived(OATH_READY - 1, 'Vé').join(' '), NOT_YET_GRAMMAR)).toBe(true);
    expect([arrived(OATH_READY, 'Vé'), arrived(1, 'Skarsey')]).toEqual([[], []]);
    expect(toldOf({ city: 'Vé' })).toEqual([]);
  });

  it('is, after a try at a matter that failed, that it is open still', () => {
    const thread = threadOf();
    const offer = card(spineOfferId({ of: 'thread', key: thread.key }), 'craft');
    const tried = (success: boolean, state: Thread['state']) =>
      toldOf({
        deed: { ...offer, offerId: offer.id, to: null, attempt: null },
        success,
        saga: { ...saga, threads: [{ ...thread, state }] },
      });
    expect(saysOneOf(tried(false, 'open').join(' '), STILL_OPEN_GRAMMAR)).toBe(true);
    expect([tried(true, 'kept'), tried(false, 'lapsed')]).toEqual([[], []]);
  });

  it.each<readonly [string, Partial<TurnFacts>, Paragraph]>([
    ['where no card asks for it', { offers: [] }, []],
    ['in an encounter', { offers: [call, bandage], frame: 'common/burnt-farm' }, []],
    ['of somebody who was met in this turn', { offers: [call], saga: { ...saga, happenings: [met] } }, []],
    [
      'of somebody with whom the deed was done',
      { offers: [call], saga: { ...saga, them: { ...ulf, past: null } } },
      [],
    ],
    ['of hurts to one who has none', { offers: [bandage], hero: hero(25) }, []],
    ['of a wound that was told', { offers: [bandage] }, telling('wounds', piece(RANK.change, 'It bled.'))],
    ['of a hurt that the deed told', { offers: [bandage] }, piece(RANK.deed, 'You fell, and hurt your knee.')],
  ])('is not told %s', (_, more, told) => expect(toldOf(more, told)).toEqual([]));

  it('stands in the story, and in other words each time', () => {
    const stories = Array.from(
      { length: 20 },
      (_, turn) =>
        floorNarrator(factsOf({ saga, deed: moveTo, offers: [call], turn, path: pathOf(String(turn)) })).story,
    );
    const told = stories.flatMap(sentencesIn).filter((sentence) => sentence.includes('Ulf Dagsson'));
    expect(told.length).toBeGreaterThanOrEqual(20);
    expect(new Set(told).size).toBeGreaterThan(12);
  });
});
