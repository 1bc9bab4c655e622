import { SAGAS } from '#game/content/sagas.js';
import { reckoningFrame } from '#game/model/offer-ids.js';
import { type Happening, type Thread } from '#game/model/saga.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { deedOf, personOf, threadOf } from '#test/support/saga-fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { factsOf } from '#test/support/narration/turn-facts.fixture.js';
import { slotsOf } from './slots.js';

const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const gro = personOf({ id: 'p1', name: 'Gro Torsdottir' });
const bodvar = personOf({ id: 'p2', name: 'Bodvar Kettil', gender: 'male' });
const key = SAGAS.vikings?.threads.find(({ kind }) => kind === 'debt')?.key ?? '';
const matterAt = (name: string, more: Partial<Thread> = {}): Thread =>
  threadOf({ id: `${key}.${name}`, key, place: { q: 2, r: 0, name }, ...more });
const openedNow = ({ id }: Thread): Happening => ({ kind: 'thread-opened', thread: id });
const closedNow = ({ id }: Thread): Happening => ({ kind: 'thread-closed', thread: id, how: 'ended' });

const DEBT = reckoningFrame('vikings/debt');
const STANDS = { frame: DEBT };
const IS_OVER = { frameBefore: DEBT };
/** Gro comes for a debt, or came. */
const reckoning = (
  threads: readonly Thread[],
  when: Partial<TurnFacts>,
  happenings: readonly Happening[] = [],
): TurnFacts => ({
  ...factsOf({ deed: deedOf({ kind: 'talk' }), ...when }),
  saga: {
    ...openedFacts('vikings', matterAt('nowhere'), [foe, gro, bodvar]),
    threads,
    happenings,
    them: { ...gro, past: null },
  },
});

const old = matterAt('Hrafnsvik');
const young = matterAt('Skarsey');
const feud = matterAt('Varðan', { kind: 'feud' });
const ofAnother = matterAt('Hellir', { them: 'p2', themName: bodvar.name });
const placeOf = (...facts: Parameters<typeof reckoning>): string | undefined => slotsOf(reckoning(...facts))['place'];

describe('a reckoning', () => {
  it('names the place of its matter, and of no other kind nor of anybody else', () => {
    expect(placeOf([feud, old, ofAnother], STANDS)).toBe('Hrafnsvik');
    expect(placeOf([feud, ofAnother], STANDS)).toBeUndefined();
    expect(placeOf([old], {})).toBeUndefined();
  });

  it('names it still when it is over, though another matter of its kind came of it', () => {
    const ended = { ...old, state: 'ended' as const };
    expect(placeOf([ended, young], IS_OVER, [closedNow(ended), openedNow(young)])).toBe('Hrafnsvik');
    expect(placeOf([young], IS_OVER, [openedNow(young)])).toBeUndefined();
  });

  it('is about an open matter rather than one that ended before', () => {
    const ended = { ...old, state: 'ended' as const };
    expect(placeOf([ended, young], STANDS)).toBe('Skarsey');
    expect(placeOf([young, ended], STANDS)).toBe('Skarsey');
    expect(placeOf([ended], STANDS)).toBe('Hrafnsvik');
  });

  it('is about that one of two open ones which runs out first, as the rules settle it', () => {
    const ended = { ...old, state: 'ended' as const };
    expect(placeOf([old, young], STANDS)).toBe('Hrafnsvik');
    expect(placeOf([old, { ...young, dueDay: old.dueDay - 1 }], STANDS)).toBe('Skarsey');
    expect(placeOf([ended, young], IS_OVER, [closedNow(ended)])).toBe('Hrafnsvik');
    const later = { ...old, dueDay: young.dueDay + 4 };
    const given: Happening = { kind: 'word-sent', thread: old.id, dueDay: later.dueDay };
    expect(placeOf([later, young], IS_OVER, [given])).toBe('Hrafnsvik');
  });

  it('is not about one that ended in this turn, nor one that is to be done right there', () => {
    const ended = { ...old, state: 'kept' as const };
    expect(placeOf([ended, young], STANDS, [closedNow(ended)])).toBe('Skarsey');
    const { q, r } = factsOf().cell;
    const here = { ...old, dueDay: young.dueDay - 2, place: { q, r, name: 'Hrafnsvik' } };
    expect(placeOf([here, young], STANDS)).toBe('Skarsey');
  });

  it('is told with the name and the place of the old matter', () => {
    const threads = [old, young];
    const stories = Array.from(
      { length: 12 },
      (_, turn) =>
        floorNarrator({ ...reckoning(threads, STANDS, [openedNow(young)]), turn })
          .story.split('\n\n')
          .at(-1) ?? '',
    );
    expect(stories.filter((story) => !story.includes('Gro'))).toEqual([]);
    expect(stories.some((story) => story.includes('Hrafnsvik'))).toBe(true);
    expect(stories.filter((story) => story.includes('Skarsey'))).toEqual([]);
  });
});
