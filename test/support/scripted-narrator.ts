import { type NarrationPart, type Narrator } from '#backend/modules/narration/narrator.port.js';

export const STALL = Symbol('stall');
/** The next step of a scripted narrator: a sentence, another part, a wait, a failure, or a stall for ever. */
export type ScriptStep = string | NarrationPart | Promise<unknown> | Error | typeof STALL;

/**
 * A narrator that follows a script and keeps the signals that it was given. It ignores them: callers must not rely on a
 * narrator's reaction.
 */
export const scriptedNarrator = (...script: readonly ScriptStep[]): Narrator & { readonly signals: AbortSignal[] } => {
  const signals: AbortSignal[] = [];
  return {
    name: 'model',
    signals,
    async *narrate(_turn, signal) {
      signals.push(signal);
      for (const step of script) {
        if (step instanceof Error) throw step;
        if (step instanceof Promise) await step;
        else if (step === STALL) await new Promise(() => undefined);
        else yield typeof step === 'string' ? { kind: 'sentence', text: step } : step;
      }
    },
  };
};
