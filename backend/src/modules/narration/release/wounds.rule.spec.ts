import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';
import { woundsRule } from './wounds.rule.js';

describe('where no blood was shed', () =>
  judges(woundsRule, contextOf({ hitPointsLost: 0 }), {
    good: [
      'The knife missed your hand by its own width.',
      'Your old wound ached in the damp.',
      'The arrow almost struck you.',
      'You were cut off by the tide.',
      'You cut your bread with it.',
    ],
    bad: [
      'The blade bit into your arm.',
      'You were badly wounded.',
      'Blood ran down your sleeve.',
      'An arrow struck your shoulder.',
      'The thorns tore your skin.',
      'Your wounds had closed by morning.',
    ],
  }));
describe('where some was', () =>
  judges(woundsRule, contextOf({ hitPointsLost: 4 }), {
    good: ['The blade bit into your arm.', 'You were not unhurt, but you stood.'],
    bad: ['You came away unhurt.', 'You left without a scratch.'],
  }));
describe('where some was healed', () =>
  judges(woundsRule, contextOf({ hitPointsGained: 3 }), { good: ['Your wounds had closed by morning.'], bad: [] }));
