import { type Character, type ReadingAnswer } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { randomId } from '../../lib/random-id.js';
import { isStatus } from '../../lib/http-error.js';
import { type StoredValue } from '../../lib/stored-value.js';
import { useReadsFirst } from '../preferences/index.js';
import { isSpent, useActionTokens } from '../tokens/index.js';
import { useReadAction } from './api/read-action.js';
import { refreshSession } from './api/session-cache.js';
import { type AsideShown, asideOfReading, isToBePutRight } from './domain/asides.js';
import { type OwnWords } from './domain/own-words.js';
import { type PlayerAction } from './session-context.js';

interface OwnWordsOptions {
  readonly character: Character;
  readonly draft: StoredValue;
  readonly turn: number | null;
  readonly busy: boolean;
  readonly act: (action: PlayerAction) => boolean;
  readonly addAside: (aside: AsideShown) => void;
}

/**
 * What a press of 'Act' does (design section 9, 'a free action'). A reading holds for its words at its leaf: once either
 * has changed, the next press reads anew.
 */
export const useOwnWords = ({ character, draft, turn, busy, act, addAside }: OwnWordsOptions): OwnWords => {
  const client = useQueryClient();
  const { sessionId, id } = character;
  const { readsFirst } = useReadsFirst();
  const { data: tokens } = useActionTokens();
  const { mutate, reset, data, error, isPending, variables } = useReadAction();
  const asked = variables?.action ?? null;
  const read = data?.kind === 'deed' && data.turn === turn ? data : null;
  const answered = (answer: ReadingAnswer, words: string): void => {
    // Another tab has played on: the leaf that the words were read at is fetched.
    if (answer.turn !== turn) refreshSession(client, sessionId, id);
    if ((draft.get() ?? '').trim() !== words) return;
    const aside = asideOfReading(answer, { id: randomId(), words });
    if (aside === null) return;
    addAside(aside);
    if (!isToBePutRight(aside)) draft.set(null);
  };
  const readWords = (words: string): void =>
    mutate(
      { sessionId, action: words },
      {
        onSuccess: (answer) => answered(answer, words),
        onError: (refusal) => isStatus(refusal, 409) && refreshSession(client, sessionId, id),
      },
    );
  const doIt = (words: string, reading: string | null): void => {
    if (!act({ action: words, isCustomAction: true, ...(reading === null ? {} : { reading }) })) return;
    reset();
    draft.set(null);
  };
  const press = (given: string): void => {
    const words = given.trim();
    if (busy || words === '' || (isPending && words === asked)) return;
    draft.set(words);
    if (read !== null && words === asked) doIt(words, read.reading);
    // Without a token nothing is done, but what costs nothing is still answered.
    else if (readsFirst || isSpent(tokens)) readWords(words);
    else doIt(words, null);
  };
  return { asked, reading: isPending, read, error, press };
};
