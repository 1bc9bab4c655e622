import { useEffect } from 'react';
import { markRevealed } from '../revealed-turns.js';

interface StreamedTextProps {
  readonly sessionId: string;
  readonly turn: number;
  readonly sentences: readonly string[];
}

/** Sentences as they come from the narrator, each drying where it is set. Told to the end they are not written again. */
export const StreamedText = ({ sessionId, turn, sentences }: StreamedTextProps) => {
  const hasBegun = sentences.length > 0;
  useEffect(() => {
    if (hasBegun) markRevealed(sessionId, turn);
  }, [hasBegun, sessionId, turn]);
  return (
    <p>
      {sentences.map((sentence, n) => (
        <span key={n} className="wet">
          {sentence}{' '}
        </span>
      ))}
    </p>
  );
};
