import { type ChoicesView, type StoryEntry } from './views.js';

/** SSE messages: the event's name and its data (design section 8). */
export interface SessionStream {
  'turn-resolved': { readonly turn: number; readonly position: string };
  sentence: { readonly turn: number; readonly n: number; readonly text: string };
  'turn-narrated': { readonly story: StoryEntry; readonly choices: ChoicesView };
  /** A told turn has other words: `choices` are those of now. */
  'turn-retold': { readonly story: StoryEntry; readonly choices: ChoicesView };
  rewound: { readonly toTurn: number };
  /** The last one: a newer stream of the same person took this one's place. The client does not reconnect by itself. */
  replaced: Record<string, never>;
}
