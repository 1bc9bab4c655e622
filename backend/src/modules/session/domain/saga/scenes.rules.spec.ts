import { CATALOGUE } from '#game/content/catalogue.js';
import { type SceneChange, type SagaSceneContent } from '#game/model/content/scenes.js';
import { sceneFrame, spineOfferId } from '#game/model/offer-ids.js';
import { advance, outcomeOf } from '#test/support/judged-turn-fixture.js';
import { deedOf, oathOf, sagaOf, threatOf } from '#test/support/saga-fixture.js';
import { approachesShown } from './approaches.js';
import { oathAfterScene } from './scenes.rules.js';

const scenes = [...CATALOGUE.scenes.values()].filter(({ key }) => key.startsWith('vikings/'));
const wayWith = (is: (change: SceneChange) => boolean, how: 'won' | 'lost' = 'won') => {
  const found = scenes
    .flatMap((scene) => scene.ways.map((way, n) => ({ scene, n, change: way[how] })))
    .find(({ change }) => is(change));
  if (!found) throw new Error('no such way');
  return found;
};
const playedBy = ({ scene, n }: { readonly scene: SagaSceneContent; readonly n: number }, success: boolean) => {
  const saga = sagaOf({ oath: oathOf({ boxes: 5 }), threat: threatOf({ segments: 6 }) });
  return advance(saga, {
    deed: deedOf({ kind: 'talk', offerId: spineOfferId({ of: 'scene', key: scene.key, n }) }),
    outcome: outcomeOf(success),
    closed: { frame: sceneFrame(scene.key), won: success },
  });
};

describe('a scene of the middle', () => {
  it('is recorded with the way that was taken', () => {
    const { scene, n } = wayWith(() => true);
    expect(playedBy({ scene, n }, true)).toMatchObject({
      scenes: [{ key: scene.key, turn: 7, way: n, success: true }],
      happenings: expect.arrayContaining([
        { kind: 'scene-played', scene: scene.key, way: n, success: true },
      ]) as unknown,
    });
  });

  it('won brings the oath on and costs the foe time, as its way says', () => {
    const oath = wayWith((change) => change.oath === 1);
    expect(playedBy(oath, true)).toMatchObject({ oath: { boxes: 6 } });
    const delay = wayWith((change) => (change.threat ?? 0) < 0);
    const { threat, happenings } = playedBy(delay, true);
    expect(threat?.segments).toBe(6 + (delay.change.threat ?? 0));
    expect(happenings).toContainEqual({ kind: 'threat-set-back', segments: threat?.segments, by: 'scene' });
  });

  it('lost helps the foe, as its way says', () => {
    const { happenings, threat } = playedBy(
      wayWith((change) => change.threat === 1, 'lost'),
      false,
    );
    expect(threat?.segments).toBe(7);
    expect(happenings).toContainEqual({ kind: 'threat-advanced', segments: 7, cause: 'scene', step: null });
  });

  it('opens the last test, and never takes more of the oath than there is', () => {
    expect(oathAfterScene(oathOf({ boxes: 5 }), { oath: 1 }, 4)).toEqual({
      oath: oathOf({ boxes: 6, movedOn: 4 }),
      happenings: [{ kind: 'oath-advanced', boxes: 6, by: 'scene', step: null }, { kind: 'oath-ready' }],
    });
    expect(oathAfterScene(oathOf({ boxes: 0 }), { oath: -1 }, 4).happenings).toEqual([]);
    expect(oathAfterScene(oathOf({ boxes: 3 }), { oath: -1 }, 4).happenings).toEqual([
      { kind: 'oath-lost-ground', boxes: 2, by: 'scene' },
    ]);
  });

  it('shows a way into the last test where it was won by such a way', () => {
    const { scene, n } = wayWith((change) => change.approach === 1);
    const by = (way: number | null, success: boolean) => approachesShown([{ key: scene.key, turn: 7, way, success }]);
    expect([by(n, true), by(n, false), by(null, true)]).toEqual([1, 0, 0]);
  });
});
