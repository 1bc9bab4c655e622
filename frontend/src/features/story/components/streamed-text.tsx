import { useEffect } from 'react';
import { useStreamedSentences } from '../../session/index.js';
import { markRevealed } from '../revealed-turns.js';

interface StreamedTextProps {
  readonly sessionId: string;
  readonly turn: number;
}

/** The sentences of the narrator as they arrive. A text that was shown this way is not revealed again when it is complete. */
export const StreamedText = ({ sessionId, turn }: StreamedTextProps) => {
  const sentences = useStreamedSentences();
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
