import { useContext, useEffect, useMemo, useState } from 'react';
import { useElapsed } from '../../../lib/use-elapsed.js';
import { useReducedMotion } from '../../../lib/use-media.js';
import { revealTimingOf, lettersShown } from '../domain/reveal-timing.js';
import { layOut } from '../domain/paragraphs.js';
import { isRevealed, markRevealed } from '../revealed-turns.js';
import { WaitingStory } from '../waiting-story.js';

interface RevealedTextProps {
  readonly sessionId: string;
  readonly turn: number;
  readonly text: string;
}

/** The revealed part of a sentence; the rest is invisible but takes its space. */
const Inked = ({ text, letters }: { readonly text: string; readonly letters: number }) =>
  letters >= text.length ? (
    <span className="inked">{text}</span>
  ) : (
    <span className="inking">
      {text.slice(0, letters)}
      <span className="invisible">{text.slice(letters)}</span>
    </span>
  );

/** The newest text, with an initial. It is revealed sentence by sentence when it is first shown; a tap shows the rest at once. */
export const RevealedText = ({ sessionId, turn, text }: RevealedTextProps) => {
  const still = useReducedMotion();
  const [wet, setWet] = useState(() => !isRevealed(sessionId, turn));
  const { setting, inking } = useMemo(() => {
    const paragraphs = layOut(text);
    return {
      setting: paragraphs,
      inking: revealTimingOf(paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text))),
    };
  }, [text]);
  const dries = wet && !still;
  const waits = useContext(WaitingStory) && dries;
  const passed = useElapsed(inking.end, dries && !waits);
  const elapsed = waits ? 0 : passed;
  useEffect(() => markRevealed(sessionId, turn), [sessionId, turn]);
  return (
    <div className="with-initial" onClick={() => setWet(false)}>
      {setting.map(({ opening, sentences }, p) => (
        <p key={p}>
          {opening !== '' && (
            <span className={`opening-words ${waits ? 'invisible' : wet ? 'wet' : ''}`}>{opening}</span>
          )}
          {sentences.map((sentence) => (
            <Inked
              key={sentence.order}
              text={sentence.text}
              letters={lettersShown(sentence.text.length, inking.starts[sentence.order] ?? 0, elapsed)}
            />
          ))}
        </p>
      ))}
    </div>
  );
};
