import { type NarrationPart, type Narrator } from '#backend/modules/narration/narrator.port.js';

export const STALL = Symbol('stall');
/** What a scripted narrator does next: says a sentence, gives another part, waits, fails, or never goes on. */
export type ScriptStep = string | NarrationPart | Promise<unknown> | Error | typeof STALL;

/** A narrator that follows a script and keeps the signals that it was given. It looks at none of them: nobody may rely on that. */
export const scriptedNarrator = (...script: readonly ScriptStep[]): Narrator & { readonly signals: AbortSignal[] } => {
  const signals: AbortSignal[] = [];
  return {
    name: 'model',
    signals,
    async *narrate(_facts, signal) {
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
