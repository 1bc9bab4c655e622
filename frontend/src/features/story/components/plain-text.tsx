import { openingOf, paragraphsOf } from '../domain/paragraphs.js';

interface PlainTextProps {
  readonly text: string;
  /** Begins with an initial, and its first words in small capitals. */
  readonly initial?: boolean;
}

export const PlainText = ({ text, initial = false }: PlainTextProps) => {
  const [first = '', ...others] = paragraphsOf(text);
  if (!initial || first === '') return [first, ...others].map((paragraph, i) => <p key={i}>{paragraph}</p>);
  const [opening, rest] = openingOf(first);
  return (
    <div className="with-initial">
      <p>
        <span className="opening-words">{opening}</span>
        {rest}
      </p>
      {others.map((paragraph, i) => (
        <p key={i}>{paragraph}</p>
      ))}
    </div>
  );
};
