import { arrivalLine } from './journey-words.js';

it('the time of arrival is a line', () => {
  expect(arrivalLine({ hour: 'dusk', weather: 'rain' })).toBe('Towards evening, rain');
  expect(arrivalLine({ hour: 'morning', weather: 'storm' })).toBe('The next morning, a storm');
});
