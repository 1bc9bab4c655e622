import { type Grammar } from '../../../model/content/clauses.js';

/*
 * What ground, water and places are called, and what the name means. Each takes a name that may begin with 'the', and
 * a meaning that may be a thing, a clause or a warning: both go after a pause.
 */
export const REGION_NAMED: readonly string[] = [
  'They call that country {region}: {region.gloss}.',
  'That country was called {region}: {region.gloss}.',
  'On the maps that country is {region}: {region.gloss}.',
  'All that country goes by one name, {region}: {region.gloss}.',
  'You were in {region} now: {region.gloss}.',
  'The name of that country, if anybody asks you, is {region}: {region.gloss}.',
  'As far as you could see, that was {region}: {region.gloss}.',
  'It was {region} that you stood in: {region.gloss}.',
  'Those who live there call it {region}: {region.gloss}.',
  'A drover would have told you that this was {region}: {region.gloss}.',
  'The country has been {region} as long as it has been anything: {region.gloss}.',
  'The next person you asked called that country {region}: {region.gloss}.',
];
export const SEA_NAMED: readonly string[] = [
  'They call that water {region}: {region.gloss}.',
  'That water was called {region}: {region.gloss}.',
  'On the charts that water is {region}: {region.gloss}.',
  'You were upon {region} now: {region.gloss}.',
  'Those who sail there call it {region}: {region.gloss}.',
  'As far as you could see, that was {region}: {region.gloss}.',
  'The name of that water, if anybody asks you, is {region}: {region.gloss}.',
  'It was {region} that you had under you: {region.gloss}.',
  'That water has one name from shore to shore, {region}: {region.gloss}.',
  'The water has been {region} as long as there were boats on it: {region.gloss}.',
];
export const LANDMARK_NAMED: readonly string[] = [
  'The place was called {landmark}: {landmark.gloss}.',
  'They call the place {landmark}: {landmark.gloss}.',
  'It had a name, {landmark}: {landmark.gloss}.',
  'That was {landmark}: {landmark.gloss}.',
  'You had come to {landmark}: {landmark.gloss}.',
  'So this was {landmark}: {landmark.gloss}.',
  'The name of it is {landmark}: {landmark.gloss}.',
  'Everybody there gives directions by {landmark}: {landmark.gloss}.',
];

/** That one has come to a landmark, where something stands in the way at once: {landmark}. */
export const ARRIVED_GRAMMAR: Grammar = {
  forms: ['<so> {landmark}<now>.'],
  pools: {
    so: [
      'you had come to',
      'so you came to',
      'you were at',
      'this was',
      'you had reached',
      'the place was',
      'that was',
    ],
    now: [
      '',
      ', as you had meant to',
      ', and you knew it by what they say of it',
      ', and you were not alone there',
      ' at last',
    ],
  },
};
