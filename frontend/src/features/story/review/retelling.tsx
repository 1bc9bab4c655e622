import { type RetellAnswer } from '#contracts/session/leaf-views.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/http.js';
import { randomId } from '../../../lib/random-id.js';
import { leafPath } from './leaf-path.js';
import { awaitRetelling, failureToast, useSession } from '../../session/index.js';

const leftInWords = (left: number): string =>
  left === 0 ? 'It can’t be retold again.' : `It can be retold ${left === 1 ? 'once' : 'twice'} more.`;

/** Waits for the other words of a leaf, and says what became of them. `asks`: the retelling is still to be asked for. */
export const useRetelling = (entry: StoryEntry) => {
  const client = useQueryClient();
  const { character } = useSession();
  const [words, setWords] = useState('');
  const begun = useRef(false);
  const run = async (asks: boolean): Promise<void> => {
    setWords('The game master tells it anew…');
    const headers = { 'idempotency-key': randomId() };
    const { left } = asks
      ? await request<RetellAnswer>('POST', leafPath(entry, 'retell'), { headers })
      : { left: null };
    const awaited = { sessionId: entry.sessionId, characterId: character.id, leaf: entry };
    const came = await awaitRetelling(client, awaited);
    setWords(
      came
        ? ['This leaf has been retold.', ...(left === null ? [] : [leftInWords(left)])].join(' ')
        : 'The game master found no other words. The old ones stay.',
    );
  };
  const tell = (asks: boolean, settled: () => void = () => undefined): void => {
    if (begun.current) return;
    begun.current = true;
    void run(asks)
      .then(settled)
      .catch((error: unknown) => {
        setWords(failureToast(error as Error).description);
        settled();
      });
  };
  return { words, tell };
};

/** Asks for other words as soon as it is shown. */
export const Retelling = ({ entry, settled }: { readonly entry: StoryEntry; readonly settled: () => void }) => {
  const { words, tell } = useRetelling(entry);
  useEffect(() => tell(true, settled));
  return (
    <p role="status" className="text-note">
      {words}
    </p>
  );
};
