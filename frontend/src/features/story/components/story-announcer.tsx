import { type StoryEntry } from '#contracts/session/views.js';
import { useState } from 'react';
import { paragraphsOf, sentencesOf } from '../domain/paragraphs.js';
import { useSession, useStreamedSentences } from '../../session/index.js';

const sentencesIn = ({ storyContent }: StoryEntry): readonly string[] =>
  paragraphsOf(storyContent).flatMap(sentencesOf);

/**
 * Reads each new leaf out once, whichever tab is open: whole when it comes whole, else sentence by sentence. The leaf
 * that was there when the page opened is not read: it stands to be read.
 */
export const StoryAnnouncer = () => {
  const { latest } = useSession();
  const streamed = useStreamedSentences();
  const [found] = useState(latest?.narration === 'told' ? latest.id : null);
  const isNews = latest !== null && latest.id !== found;
  const sentences = !isNews ? [] : latest.narration === 'told' ? sentencesIn(latest) : streamed;
  return (
    <div role="log" aria-label="The story, read out" className="sr-only">
      {sentences.map((sentence, n) => (
        <p key={`${latest?.turnNumber ?? 0} ${n}`}>{sentence.trim()}</p>
      ))}
    </div>
  );
};
