import { contentFixture } from '#test/support/content-fixture.js';
import { dice, ids, situationOf } from '#test/support/situation-fixture.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { encountersOf } from './encounters.js';

const encounters = encountersOf(contentFixture);
const SCENE = 'vikings/scene:scene';
const meet = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}, scene = 60) =>
  encounters.meet(situationOf(saga, { turn: 9, ...over }), dice({ scene, quiet: 1 }));
const played = (turn: number) => ({ scenes: [{ key: 'vikings/other', turn, way: 0, success: true }] });

describe('a scene of the middle', () => {
  it('begins on 60 of a hundred arrivals once it is due, with the one whom it is about', () => {
    expect(meet({ boxes: 1 })).toMatchObject({ frame: SCENE, gamePhase: 'encounter', them: 'who' });
    expect([meet({ boxes: 0 }).frame, meet({ boxes: 1 }, {}, 61).frame]).toEqual([null, null]);
  });

  it('comes neither in a town nor at sea, if it is written for the land, nor five turns after another', () => {
    const frames = [
      meet({ boxes: 1 }, { city: 'Hrafnsvik' }),
      meet({ boxes: 1 }, { terrain: 'ocean' }),
      meet({ boxes: 1, ...played(5) }),
    ].map(({ frame }) => frame);
    expect(frames).not.toContain(SCENE);
    expect(meet({ boxes: 1, ...played(4) }).frame).toBe(SCENE);
  });

  it('is played once, and after the last test has opened where one stands it waits for that', () => {
    expect(meet({ boxes: 1, scenes: [{ key: 'vikings/scene', turn: 1, way: null, success: false }] }).frame).toBeNull();
    expect(meet({ boxes: 6, atGoal: true }).frame).toBe('vikings/oath:test');
  });

  it('goes on without the way that failed', () => {
    const { cell } = situationOf();
    const again = situationOf(
      { boxes: 1 },
      { cell: { ...cell, frame: SCENE }, spentOffers: ['scene:vikings/scene:1'], them: 'who' },
    );
    const { frame, offers, them } = encounters.continue(again, dice());
    expect({ frame, them, ids: ids(offers) }).toEqual({
      frame: SCENE,
      them: 'who',
      ids: ['scene:vikings/scene:0', 'scene:vikings/scene:2'],
    });
  });
});
