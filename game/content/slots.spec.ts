import { filledWith, personWords } from './slots.js';

const gro = personWords('them', { name: 'Gro', gender: 'female', trade: 'ferryman' });

it('somebody is a name, a trade, and he or she', () => {
  expect(gro).toStrictEqual({
    them: 'Gro',
    'them.he': 'she',
    'them.him': 'her',
    'them.his': 'her',
    'them.trade': 'ferryman',
  });
  expect(personWords('foe', { name: 'Svein', gender: 'male', trade: 'sea-king' })).toStrictEqual({
    foe: 'Svein',
    'foe.he': 'he',
    'foe.him': 'him',
    'foe.his': 'his',
    'foe.trade': 'sea-king',
  });
});

it('a line is filled wherever a slot stands, as often as it stands', () =>
  expect(filledWith('{them}, the {them.trade}, had {them.his} boat. {them} rowed.', gro)).toBe(
    'Gro, the ferryman, had her boat. Gro rowed.',
  ));

it('what nobody knows stays as it is written', () =>
  expect(filledWith('{them} at {place}: {them.age}', gro)).toBe('Gro at {place}: {them.age}'));

it('what fills a slot is never read as a slot, nor as anything else', () => {
  expect(filledWith('{a}{b}', { a: '{b}', b: '{a}' })).toBe('{b}{a}');
  expect(filledWith('{a}!', { a: '$& $1 $$' })).toBe('$& $1 $$!');
});
