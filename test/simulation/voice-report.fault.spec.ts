import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { playSaga } from './play-saga.js';
import { spread } from './spread.js';
import { sharedSentences } from './voice-report.js';
import { faultCount } from '../support/faults/fault-count.js';

const SAGAS = faultCount('voice-sagas');

describe(`${SAGAS} sagas of the seed 'simulation'`, () => {
  it('have no sentence in more than five of a hundred, beyond the set phrases', () => {
    const sagas = spread({
      seed: 'simulation',
      sagas: SAGAS,
      mostTurns: 160,
      narrator: floorNarrator,
      isEndless: false,
    }).map((setting) => playSaga(setting));
    expect(sharedSentences(sagas)).toEqual([]);
  });
});
