import { type Cause } from '../domain/causes.js';

interface WhyItEndedProps {
  readonly causes: readonly Cause[];
}

/** In a sentence why the hero died or the oath was lost. */
export const WhyInShort = ({ causes }: WhyItEndedProps) =>
  causes.map(({ sentence }) => (
    <p key={sentence} className="lining mt-1">
      {sentence}
    </p>
  ));

/** The turns that led to the end. */
export const HowItCame = ({ causes }: WhyItEndedProps) => {
  const lines = causes.flatMap(({ turns }) => turns);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="how-it-came" className="mt-8">
      <h2 id="how-it-came" className="caps border-b border-rule text-2xl text-act">
        How it came to this
      </h2>
      <ol>
        {lines.map(({ turn, words }) => (
          <li key={`${turn} ${words}`} className="lining flex gap-3 border-b border-hairline py-1.5 leading-snug">
            <span className="w-16 shrink-0 text-faded italic">Turn {turn}:</span> <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
