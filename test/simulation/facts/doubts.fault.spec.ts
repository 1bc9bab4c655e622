import { claimsIn } from '#backend/modules/narration/domain/doubts/claims-in.js';
import { leafEvidenceOf } from '#backend/modules/session/narration-facts/leaf-evidence.view.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { FACTIONS } from '#game/model/world.js';
import { playSaga, type SagaSetting } from '../play-saga.js';
import { settingsOfHabits } from './settings-of-habits.js';
import { faultCount } from '../../support/faults/fault-count.js';

const SEED = process.env['FAULT_SEED'] ?? 'doubts';
const SAGAS = faultCount('doubt-sagas');

const settings = settingsOfHabits({ seed: SEED, sagas: SAGAS, mostTurns: 160 });

/** What the game would answer a player who doubts each sentence of a saga in turn: the claims it calls false. */
const calledFalse = (setting: SagaSetting): readonly string[] => {
  const found: string[] = [];
  playSaga({
    ...setting,
    onLeaf: (session, story) => {
      const evidence = leafEvidenceOf(session, story);
      for (const sentence of sentencesIn(story))
        for (const { text, holds } of claimsIn(sentence, evidence))
          if (holds === false) found.push(`${setting.seed}: ${text}: ${sentence}`);
    },
  });
  return found;
};

it(`the game calls no sentence of its own narrator false, in ${SAGAS} sagas of the seed '${SEED}'`, () => {
  expect(new Set(settings.map(({ faction }) => faction)).size).toBe(FACTIONS.length);
  expect(settings.flatMap(calledFalse)).toEqual([]);
});
