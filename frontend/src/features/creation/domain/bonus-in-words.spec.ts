import { bonusInWords } from './bonus-in-words.js';

it('names the larger bonus first', () => {
  expect(bonusInWords('warrior')).toBe('Strength +2, Endurance +1');
  expect(bonusInWords('artisan')).toBe('Vigour +2, Intellect +1');
});
