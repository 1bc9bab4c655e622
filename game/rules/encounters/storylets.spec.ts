import { companion } from '#test/support/attempt-fixture.js';
import { COMMON_FRAMES, contentFixture } from '#test/support/content-fixture.js';
import { carrying, situationOf } from '#test/support/situation-fixture.js';
import { type Situation } from '../../model/encounter.js';
import { opened } from './storylets.js';

const ditch = COMMON_FRAMES.find(({ key }) => key === 'common/ditch');
/** The difficulty of the ditch's ways. Talk is written as easy and without danger, flight as easy with some danger. */
const difficulties = (situation: Situation, them: string | null = null, frame = ditch) => {
  if (!frame) throw new Error('no ditch');
  const { offers } = opened(contentFixture, frame, situation, them);
  return Object.fromEntries(offers.map(({ kind, difficulty }) => [kind, difficulty]));
};

describe('the ways through a storylet', () => {
  it('that are easy and safe are so by help alone: of a person in the company, or of a friend who is met', () => {
    expect(difficulties(situationOf())).toMatchObject({ talk: 'medium', flight: 'easy', force: 'medium' });
    expect(difficulties(situationOf({}, { companions: [companion({ type: 'animal' })] })).talk).toBe('medium');
    expect(difficulties(situationOf({}, { companions: [companion({ type: 'humanoid' })] })).talk).toBe('easy');
    expect(difficulties(situationOf({ friend: 'p1' }), 'p1').talk).toBe('easy');
    expect(difficulties(situationOf({ friend: 'p1' }), 'p2').talk).toBe('medium');
  });

  it('are eased by what is carried for them, as they are anywhere', () => {
    const byForce = ditch && { ...ditch, offers: ditch.offers.map((offer) => ({ ...offer, kind: 'force' as const })) };
    const force = (item: string) => difficulties(situationOf({}, carrying(item)), null, byForce).force;
    expect([force('Loaf'), force('Shield')]).toEqual(['medium', 'easy']);
  });

  it('are as they are written in a session from before oaths', () => {
    expect(difficulties({ ...situationOf(), saga: null }).talk).toBe('easy');
  });
});
