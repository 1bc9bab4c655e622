import { type ModelFault } from '../chat-model.port.js';
import { faultNamed } from '../faults/model-fault.js';
import { ignored } from '#backend/shared/ignored.js';

export interface TimeLimit {
  /** Aborts with a ModelError as its reason. */
  readonly signal: AbortSignal;
  /** Begins the wait anew, with another length and another fault at its end. */
  expect(ms: number, fault: ModelFault): void;
  /** Never resolves; rejects when the signal aborts. */
  readonly over: Promise<never>;
  release(): void;
}

/** A signal that ends by time, or with the outer one. */
export const timeLimit = (ms: number, fault: ModelFault, outer: AbortSignal): TimeLimit => {
  const abort = new AbortController();
  const begin = (wait: number, named: ModelFault) => setTimeout(() => abort.abort(faultNamed(named)), wait);
  let timer = begin(ms, fault);
  const endWithOuter = (): void => abort.abort(modelReason(outer));
  if (outer.aborted) endWithOuter();
  outer.addEventListener('abort', endWithOuter, { once: true });
  const over = new Promise<never>((_, reject) => {
    const give = (): void => reject(abort.signal.reason as Error);
    if (abort.signal.aborted) give();
    else abort.signal.addEventListener('abort', give, { once: true });
  });
  over.catch(ignored.awaitedElsewhere);
  return {
    signal: abort.signal,
    over,
    expect: (wait, named) => {
      clearTimeout(timer);
      timer = begin(wait, named);
    },
    release: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', endWithOuter);
    },
  };
};

/** A caller's signal ends with any reason; a limit's own with a ModelError. */
const modelReason = ({ reason }: AbortSignal): Error =>
  reason instanceof Error && reason.name === 'ModelError' ? reason : faultNamed('stopped');
