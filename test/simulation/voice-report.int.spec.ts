import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { playSaga } from './play-saga.js';
import { spread } from './spread.js';
import { sharedSentences } from './voice-report.js';

describe("a hundred sagas of the seed 'simulation'", () => {
  it('have no sentence in more than five of them, beyond the set phrases', () => {
    const sagas = spread({
      seed: 'simulation',
      sagas: 100,
      mostTurns: 160,
      narrator: floorNarrator,
      isEndless: false,
    }).map((setting) => playSaga(setting));
    expect(sharedSentences(sagas)).toEqual([]);
  });
});
