import { entryOf, resultOf, sagaOf } from '../../../testing/session-fixture.js';
import { causesOf } from './causes.js';

const hurt = (turn: number, hitPointsLost: number, roll: number | null = 71) =>
  entryOf(turn, {
    playerAction: 'ford_the_river',
    actionResult: resultOf({ success: false, hitPointsLost, roll, successChance: 55 }),
  });

it('a death names the last turns that cost hit points, without those that were taken back', () =>
  expect(
    causesOf(0, [hurt(1, 3), entryOf(2), { ...hurt(3, 9), withdrawn: true }, hurt(4, 2, null), hurt(12, 4)], sagaOf()),
  ).toEqual([
    {
      sentence: 'The hit points ran out at turn 12.',
      turns: [
        { turn: 1, words: '−3 HP, Ford the river, rolled 71, needed 55' },
        { turn: 4, words: '−2 HP, Ford the river' },
        { turn: 12, words: '−4 HP, Ford the river, rolled 71, needed 55' },
      ],
    },
  ]));

it('many wounds are told by the last five', () =>
  expect(
    causesOf(
      -1,
      [1, 2, 3, 4, 5, 6, 7].map((turn) => hurt(turn, 1)),
      null,
    )[0]?.turns.map(({ turn }) => turn),
  ).toEqual([3, 4, 5, 6, 7]));

it('a lost oath names the turn at which the clock ran out, and what its strokes brought', () => {
  const saga = sagaOf();
  const lost = sagaOf({
    oath: { ...saga.oath, outcome: 'lost' },
    threat: {
      ...saga.threat,
      segments: 12,
      steps: [
        { title: 'The ford is held.', turn: 6, place: null },
        { title: 'The gates are shut.', turn: 15, place: null },
      ],
    },
  });
  expect(causesOf(9, [entryOf(31)], lost)).toEqual([
    {
      sentence: 'The oath was lost: the clock ran out at turn 31, with 4 of 10 boxes filled.',
      turns: [
        { turn: 6, words: 'the 2nd stroke. The ford is held.' },
        { turn: 15, words: 'the 5th stroke. The gates are shut.' },
      ],
    },
  ]);
});

it('a kept oath is said to be so, in its own words and without turns', () => {
  const { oath } = sagaOf();
  expect(causesOf(9, [hurt(31, 4)], sagaOf({ oath: { ...oath, outcome: 'kept' } }))).toEqual([
    { sentence: `The oath was kept at turn 31. It was: “${oath.title}”`, turns: [] },
  ]);
});

it('a saga that is played on has no causes', () => expect(causesOf(9, [hurt(31, 4)], sagaOf())).toEqual([]));
