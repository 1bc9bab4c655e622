import { useEffect, useState } from 'react';
import { storedValue } from '../../../../lib/stored-value.js';
import { settingOf } from '../../domain/sentences.js';

/** Speed 30 times 15 ms a sentence (specification section 9). */
const DELAY_MS = 30 * 15;

interface RevealedTextProps {
  readonly sessionId: string;
  readonly turn: number;
  readonly text: string;
}

const shownUpTo = (sessionId: string) => storedValue(`revealed:${sessionId}`, () => sessionStorage);

/** The newest text, with an initial, drying sentence by sentence the first time it is seen; a tap shows the rest at once. */
export const RevealedText = ({ sessionId, turn, text }: RevealedTextProps) => {
  const [wet, setWet] = useState(() => Number(shownUpTo(sessionId).get() ?? -1) < turn);
  useEffect(() => shownUpTo(sessionId).set(String(turn)), [sessionId, turn]);
  const dries = (order: number) => (wet ? { className: 'wet', style: { animationDelay: `${order * DELAY_MS}ms` } } : {});
  return (
    <div className="with-initial" onClick={() => setWet(false)}>
      {settingOf(text).map(({ opening, sentences }, p) => (
        <p key={p}>
          {opening !== '' && <span className={`opening-words ${wet ? 'wet' : ''}`}>{opening}</span>}
          {sentences.map((sentence) => (
            <span key={sentence.order} {...dries(sentence.order)}>
              {sentence.text}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
};
