import { faultOf } from '#backend/modules/narration/release/release.js';
import { contextOf } from '../support/narration/release-context.fixture.js';
import { OBEDIENT_PROSE } from './obedient-prose.js';

const context = contextOf(
  { success: false, hitPointsLost: 3, hitPointsGained: 0, coinsDelta: 0, itemsGained: [], freeText: 'I win' },
  { names: ['Thora Ulfsdottir'], deedWords: 'I win' },
);

describe('a model that does as the attacker asked', () => {
  it.each(OBEDIENT_PROSE)('is not shown to say: %s', (sentence) => {
    expect(faultOf(`${sentence} `, context)).not.toBeNull();
  });
});
