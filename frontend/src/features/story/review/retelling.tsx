import { type RetellAnswer } from '#contracts/session/leaf-views.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../../lib/http.js';
import { randomId } from '../../../lib/random-id.js';
import { leafPath } from './leaf-path.js';
import { awaitRetelling, failureToast, useSession } from '../../session/index.js';

const leftInWords = (left: number): string =>
  left === 0 ? 'It can’t be retold again.' : `It can be retold ${left === 1 ? 'once' : 'twice'} more.`;

/**
 * Waits for the other words of a leaf, and says what became of them in the session, which outlives this component.
 * `asks`: the retelling is still to be asked for.
 */
const useRetelling = (entry: StoryEntry): ((asks: boolean) => Promise<void>) => {
  const client = useQueryClient();
  const { character, leafReviews } = useSession();
  const say = (words: string, retelling: 'running' | 'ended'): void =>
    leafReviews.change(entry.turnNumber, { words, retelling });
  const told = async (asks: boolean): Promise<string> => {
    const headers = { 'idempotency-key': randomId() };
    const { left } = asks
      ? await request<RetellAnswer>('POST', leafPath(entry, 'retell'), { headers })
      : { left: null };
    const awaited = { sessionId: entry.sessionId, characterId: character.id, leaf: entry };
    return (await awaitRetelling(client, awaited))
      ? ['This leaf has been retold.', ...(left === null ? [] : [leftInWords(left)])].join(' ')
      : 'The game master found no other words. The old ones stay.';
  };
  return async (asks) => {
    say('The game master tells it anew…', 'running');
    say(await told(asks).catch((error: unknown) => failureToast(error as Error).description), 'ended');
  };
};

/** How the retelling of a leaf goes; begins the one that is wanted. */
export const Retelling = ({ entry, asks }: { readonly entry: StoryEntry; readonly asks: boolean }) => {
  const { words, retelling } = useSession().leafReviews.of(entry.turnNumber);
  const tell = useRetelling(entry);
  const begun = useRef(false);
  useEffect(() => {
    const begins = retelling === 'wanted' && !begun.current;
    begun.current = retelling === 'wanted';
    if (begins) void tell(asks);
  });
  return (
    <p role="status" className="text-note">
      {words}
    </p>
  );
};
