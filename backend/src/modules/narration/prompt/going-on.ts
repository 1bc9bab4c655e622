import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';

/**
 * The messages that ask a model to go on after a sentence of it was cut: `shown` is what the player has read of it,
 * `fault` why the next sentence was not shown, in plain words without a quotation.
 */
export const goingOn = (messages: readonly ChatMessage[], shown: string, fault: string): readonly ChatMessage[] => [
  ...messages,
  ...(shown.trim() === '' ? [] : [{ role: 'assistant' as const, content: shown.trim() }]),
  {
    role: 'user',
    content:
      shown.trim() === ''
        ? `Begin anew, and mind the notes: your first sentence could not stand (${fault}). Give the story alone.`
        : `The reader has read this far. Your next sentence could not stand (${fault}). Go on right after the last word above: repeat nothing, take nothing back, tell what is left of WHAT HAPPENED, and end where the hero must choose. Give the rest of the story alone.`,
  },
];
