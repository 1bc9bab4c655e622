import { type Decision, type Fold } from '#backend/shared/domain/decision.js';
import { type Fact } from '#contracts/shared/event.js';

/** Given facts, when a decision is taken on their fold, then exactly these facts, in this order. */
export const givenFacts = <S, F extends Fact>(fold: Fold<S, F>, ...facts: readonly F[]) => ({
  when: <Code extends string>(decide: (state: S) => Decision<F, Code>) => {
    const state = facts.reduce(fold.evolve, fold.initial);
    const decision = decide(state);
    const after = decision.accepted ? decision.facts.reduce(fold.evolve, state) : state;
    return {
      decision,
      after,
      /** The facts; fails the test where the command was refused. */
      facts: (): readonly F[] => {
        if (!decision.accepted) throw new Error(`refused: ${decision.rejection.code}`);
        return decision.facts;
      },
      then: (...expected: readonly F[]) => {
        expect(decision).toStrictEqual({ accepted: true, facts: expected });
      },
      thenNothing: () => {
        expect(decision).toStrictEqual({ accepted: true, facts: [] });
      },
      thenRejected: (code: Code) => {
        expect(decision).toMatchObject({ accepted: false, rejection: { code } });
      },
    };
  },
});
