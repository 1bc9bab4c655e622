/** Sentences as they come from the narrator, each drying where it is set. */
export const StreamedText = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <p>
    {sentences.map((sentence, n) => (
      <span key={n} className="wet">
        {sentence}{' '}
      </span>
    ))}
  </p>
);
