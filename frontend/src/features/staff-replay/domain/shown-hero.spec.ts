import { shownHero } from './shown-hero.js';

it('has a word for a name that is hidden, and no other for one that is shown', () => {
  expect(shownHero({ name: '', hitPoints: 50 }, true)).toEqual({ name: 'Hero', hitPoints: 50 });
  expect(shownHero({ name: 'Thora', hitPoints: 50 }, false)).toEqual({ name: 'Thora', hitPoints: 50 });
});
