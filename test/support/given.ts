import { type Decision, type Fold } from '#backend/shared/domain/decision.js';
import { type DomainEvent } from '#contracts/shared/event.js';

/** Given events, when a decision is taken on their fold, then exactly these events, in this order. */
export const givenEvents = <S, F extends DomainEvent>(fold: Fold<S, F>, ...events: readonly F[]) => ({
  when: <Code extends string>(decide: (state: S) => Decision<F, Code>) => {
    const state = events.reduce(fold.evolve, fold.initial);
    const decision = decide(state);
    const after = decision.accepted ? decision.events.reduce(fold.evolve, state) : state;
    return {
      decision,
      after,
      /** The events; fails the test where the command was refused. */
      events: (): readonly F[] => {
        if (!decision.accepted) throw new Error(`refused: ${decision.rejection.code}`);
        return decision.events;
      },
      then: (...expected: readonly F[]) => {
        expect(decision).toStrictEqual({ accepted: true, events: expected });
      },
      thenNothing: () => {
        expect(decision).toStrictEqual({ accepted: true, events: [] });
      },
      thenRejected: (code: Code) => {
        expect(decision).toMatchObject({ accepted: false, rejection: { code } });
      },
    };
  },
});
