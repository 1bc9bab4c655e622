import { type StoryEntry } from '#contracts/session/views.js';
import { useState } from 'react';
import { paragraphsOf, sentencesOf } from '../domain/paragraphs.js';
import { useSession, useStreamedSentences } from '../../session/index.js';

const sentencesIn = ({ storyContent }: StoryEntry): readonly string[] =>
  paragraphsOf(storyContent).flatMap(sentencesOf);

/**
 * Announces each new entry once, in every tab: as a whole if it arrives whole, else sentence by sentence. The entry that
 * was there when the page opened is not announced, since the user can read it in the page. What is said beside the story
 * is announced, too.
 */
export const StoryAnnouncer = () => {
  const { latest, asides } = useSession();
  const streamed = useStreamedSentences();
  const [found] = useState(latest?.narration === 'told' ? latest.id : null);
  const isNews = latest !== null && latest.id !== found;
  const sentences = !isNews ? [] : latest.narration === 'told' ? sentencesIn(latest) : streamed;
  return (
    <div role="log" aria-label="The story, read out" className="sr-only">
      {sentences.map((sentence, n) => (
        <p key={`${latest?.turnNumber ?? 0} ${n}`}>{sentence.trim()}</p>
      ))}
      {asides.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
};
