import { DIFFICULTIES, PROFESSIONS } from '#game/model/character.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { FACTIONS } from '#game/model/world.js';
import { type SagaSetting } from './play-saga.js';
import { BY_WORDS, POLICIES } from './policies/policies.js';

interface Spread extends Pick<SagaSetting, 'narrator' | 'isEndless' | 'mostTurns'> {
  readonly seed: string;
  readonly sagas: number;
  /** Undefined: all of them. */
  readonly policy?: string | undefined;
  readonly difficulty?: string | undefined;
}

/** All of a list, or the one that was asked for. */
const asked = <T extends string>(all: readonly T[], one: string | undefined): readonly T[] =>
  one === undefined ? all : all.filter((name) => name === one);

/** Each people by each policy; neither difficulty nor profession goes in step with it, so that few sagas, too, are of all sorts. */
export const spread = ({
  seed,
  sagas,
  policy: onePolicy,
  difficulty: oneDifficulty,
  narrator,
  isEndless,
  mostTurns,
}: Spread): readonly SagaSetting[] => {
  const policies = onePolicy === BY_WORDS ? ([BY_WORDS] as const) : asked(POLICIES, onePolicy),
    difficulties = asked(DIFFICULTIES, oneDifficulty);
  return Array.from({ length: sagas }, (_, i) => {
    const faction = FACTIONS[i % FACTIONS.length] ?? 'vikings',
      round = Math.floor(i / FACTIONS.length);
    const own = PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]);
    const policy = round % policies.length,
      game = Math.floor(round / policies.length),
      profession = (policy + game) % own.length;
    return {
      seed: `${seed}-${i}`,
      faction,
      profession: own[profession] ?? 'warrior',
      difficulty: difficulties[(policy + profession + Math.floor(game / own.length)) % difficulties.length] ?? 'normal',
      policy: policies[policy] ?? 'greedy',
      mostTurns,
      narrator,
      isEndless,
    };
  });
};
