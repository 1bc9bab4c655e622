import { type Difficulty } from '#game/model/character.js';
import { type FactionId } from '#game/model/world.js';
import { useCallback, useState } from 'react';
import { parseJson } from '../../lib/parse-json.js';
import { randomId } from '../../lib/random-id.js';
import { storedValue } from '../../lib/stored-value.js';
import { type Draft, emptyDraft } from './domain/draft.js';

const read = (text: string | null): Draft => {
  const fresh = emptyDraft(randomId());
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && 'sessionId' in value
    ? { ...fresh, ...(value as Partial<Draft>) }
    : fresh;
};

export interface DraftControl {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly forget: () => void;
}

/** The draft of this difficulty and world, stored until the browser tab is closed. */
export const useDraft = (difficulty: Difficulty, faction: FactionId): DraftControl => {
  const [store] = useState(() => storedValue(`character_draft:${difficulty}:${faction}`, () => sessionStorage));
  const [draft, setDraft] = useState(() => read(store.get()));
  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...read(store.get() ?? JSON.stringify(draft)), ...part };
      store.set(JSON.stringify(next));
      setDraft(next);
    },
    [store, draft],
  );
  return { draft, change, forget: () => store.set(null) };
};
