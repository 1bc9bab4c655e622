import { card, leaf, menu, NOON, saga } from '../figures/hand-made.fixture.js';
import { type Leaf } from '../figures/read-saga.js';
import { contradictionsIn } from './contradictions.js';

const told = (story: string, parts: Partial<Leaf> = {}) =>
  contradictionsIn(
    saga([leaf({ story, menu: menu([]), deed: { kind: 'move', offerId: null, requiresItem: null }, ...parts })], {
      end: 'unfinished',
      names: ['Sal Marsh'],
    }),
  ).map(({ kind, word }) => `${kind}: ${word}`);
const during = (calendar: Partial<typeof NOON>, terrain: Leaf['terrain'] = 'plains'): Partial<Leaf> => {
  const now = { ...NOON, ...calendar };
  return {
    calendar: now,
    terrain,
    ground: terrain,
    after: { calendar: now, terrain, town: null, landmark: null, frame: null },
  };
};

describe('a contradiction', () => {
  it('is found between a word and the hour, the weather, the season, the view and the ground', () => {
    expect([
      told('The moon was up.', during({})),
      told('It rained.', during({ weather: 'clear' })),
      told('It was early winter.', during({ season: 'spring' })),
      told('A cart stood some way ahead.', during({ weather: 'fog' })),
      told('You walked along, and the road was long.', during({}, 'ocean')),
      told('There were mussels.', { ...during({}, 'mountains') }),
      told('You crossed the track.', {
        ...during({}),
        ground: 'city',
        after: { calendar: NOON, terrain: 'plains', town: 'Birka', landmark: null, frame: null },
      }),
    ]).toEqual([
      ['hour: The moon'],
      ['weather: rained'],
      ['season: early winter'],
      ['view: some way ahead'],
      ['ground: road', 'afoot: You walked along'],
      ['sea: mussels'],
      ['town: You crossed the track'],
    ]);
  });

  it('is none where the word is spoken, a likeness or a name, or true at the beginning or the end', () => {
    expect([
      told('“It will rain,” she said. “The moon is up.”', during({})),
      told('It lay there like snow.', during({})),
      told('Sal Marsh was there.', during({}, 'ocean')),
      told('It rained.', {
        ...during({ weather: 'rain' }),
        after: { calendar: NOON, terrain: 'plains', town: null, landmark: null, frame: null },
      }),
    ]).toEqual([[], [], [], []]);
  });

  it('is a choice whose words are of another hour', () => {
    const stars = { menu: menu([card('leisure.listen-to-the-marsh')]), ...during({ season: 'winter' }, 'swamp') };
    expect(told('', stars)).toEqual(['offer: leisure.listen-to-the-marsh']);
  });
});
