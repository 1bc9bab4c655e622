import { type SubmitEvent, useId, useState } from 'react';

interface ShowWordsProps {
  readonly shown: boolean;
  /** Null hides them again. */
  readonly show: (reason: string | null) => void;
  /** 'the words' of a saga, 'names', or the 'payload' of a call. */
  readonly what?: 'words' | 'names' | 'payload';
}

/** Limits of a reason, as the server has them. */
const LEAST_LETTERS = 8;
const MOST_LETTERS = 300;

/** Words of the person are hidden until staff say why they must see them. The reason stands in the record. */
export const ShowWords = ({ shown, show, what = 'words' }: ShowWordsProps) => {
  const id = useId();
  const [why, setWhy] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  if (shown)
    return (
      <button type="button" className="text-button" onClick={() => show(null)}>
        Hide the {what}
      </button>
    );
  const ask = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = (why.match(/\p{L}/gu) ?? []).length >= LEAST_LETTERS;
    setIsRefused(!said);
    if (said) show(why.trim());
  };
  return (
    <form onSubmit={ask} className="staff-reason" noValidate>
      <label htmlFor={id}>Why you must see the {what}</label>
      <input
        id={id}
        value={why}
        maxLength={MOST_LETTERS}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-why` : undefined}
        onChange={({ target }) => setWhy(target.value)}
      />
      <button type="submit" className="text-button text-act">
        Show the {what}
      </button>
      {isRefused && (
        <p id={`${id}-why`} role="alert" className="text-note">
          Say it in a few words: {LEAST_LETTERS} letters or more. It is kept in the record.
        </p>
      )}
    </form>
  );
};
