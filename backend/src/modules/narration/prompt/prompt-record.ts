import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';

/** SHA-256 of all messages, hex. */
export const hashOfPrompt = (messages: readonly ChatMessage[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(messages.map(({ role, content }) => [role, content])))));

/** The messages as a text for a person to read: `debugPrompt`. */
export const textOfPrompt = (messages: readonly ChatMessage[]): string =>
  messages.map(({ role, content }) => `— ${role} —\n${content}`).join('\n\n');
