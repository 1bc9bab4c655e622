/** @jest-environment jsdom */
import { type City } from '#game/model/world.js';
import { render, screen } from '@testing-library/react';
import { CityPanel } from './city-panel.js';

const building = (name: string) => ({ name, occupants: ['Ulf', 'Ann'], services: ['beds', 'news'] });
const city: City = {
  at: { q: 0, r: 0 },
  name: 'Hedeby',
  population: 1500,
  atmosphere: 'Smoke and gulls.',
  mainStreets: ['Rope Walk', 'Eel Street'],
  landmarks: ['The long pier'],
  districts: [
    {
      name: 'The Quays',
      type: 'commercial',
      description: 'Everything is for sale.',
      streets: ['Tar Lane'],
      buildings: ['The Whale', 'The Anchor', 'The Third'].map(building),
    },
  ],
};

it('shows a city with its people, streets, landmarks and districts, and two buildings of each', () => {
  render(<CityPanel city={city} />);
  const { textContent: words } = screen.getByRole('group');
  for (const part of [
    'Hedeby 1,500 souls',
    'Smoke and gulls.',
    'Main streets Rope Walk, Eel Street',
    'Landmarks The long pier',
    'The Quayscommercial',
    'Everything is for sale.',
    'Tar Lane',
    'The Whale, kept by Ulf and Ann: beds, news',
    'The Anchor',
  ])
    expect(words).toContain(part);
  expect(words).not.toContain('The Third');
});
