import { type Character } from '#contracts/session/views.js';
import { type HeroShownAs, type ShareView } from '#contracts/share/views.js';
import { useId, useRef, useState } from 'react';
import { AskingButton } from '../../../components/asking-button.js';
import { LoadError } from '../../../components/states/load-error.js';
import { useFactionContent } from '../../../crafts/use-faction-content.js';
import { messageOf } from '../../../lib/http-error.js';
import { toast } from '../../toasts/index.js';
import { useChangeShare, useShare } from '../api/share.js';

interface ChangingProps {
  readonly character: Character;
  readonly change: ReturnType<typeof useChangeShare>;
}

const failed = (error: Error): void => {
  toast({ title: 'The link stays as it is', description: messageOf(error, 'Please try again.'), tone: 'failure' });
};

/** How readers know the hero, and the button. */
const MakeLink = ({ character, change }: ChangingProps) => {
  const [shown, setShown] = useState<HeroShownAs>('profession');
  const set = useId();
  const profession =
    useFactionContent(character.faction).professions[character.profession]?.name ?? character.profession;
  const ways: readonly (readonly [HeroShownAs, string])[] = [
    ['profession', `the ${profession}`],
    ['name', character.name],
  ];
  return (
    <>
      <fieldset className="mt-4">
        <legend className="small-caps text-act">Readers know your hero as</legend>
        {ways.map(([value, words]) => (
          <label key={value} className="share-way">
            <input type="radio" name={set} checked={shown === value} onChange={() => setShown(value)} /> {words}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="button button-act mt-4"
        aria-disabled={change.isPending}
        onClick={() => change.isPending || change.mutate(shown, { onError: failed })}
      >
        Make a link
      </button>
    </>
  );
};

const copy = async (field: HTMLInputElement | null): Promise<void> => {
  field?.select();
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
    toast({ title: 'Copied', description: 'The link is on your clipboard.', tone: 'success' });
  } catch {
    toast({ title: 'Not copied', description: 'The link is marked: copy it by hand.', tone: 'failure' });
  }
};

const Link = ({ link, heroShownAs }: ShareView) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  if (link === null)
    return (
      <p className="mt-4">A link leads here, but it can’t be written down again. Withdraw it, and make another one.</p>
    );
  return (
    <div className="mt-4">
      <label htmlFor={id} className="small-caps text-act">
        The link
      </label>
      <div className="flex items-end gap-4">
        <input ref={field} id={id} className="field lining" readOnly value={link} onFocus={(e) => e.target.select()} />
        <button type="button" className="text-button" onClick={() => void copy(field.current)}>
          Copy
        </button>
      </div>
      <p className="caption">Your hero is shown by {heroShownAs}.</p>
    </div>
  );
};

/** The link of a saga: made, copied and withdrawn. */
export const SharePart = ({ character }: { readonly character: Character }) => {
  const { data, error, refetch } = useShare(character.sessionId);
  const change = useChangeShare(character.sessionId);
  return (
    <section aria-labelledby="share-title" className="chronicle-words">
      <h2 id="share-title" className="chronicle-head">
        Share
      </h2>
      <p>
        Whoever has the link reads the saga as it stands, with its chart, and needs no account. They may begin a What if
        of their own; yours stays as it is.
      </p>
      <p className="mt-2">
        Left out are: who you are, the hour at which you played, what you took back, and all that you wrote in your own
        words, with every sentence that repeats it. The story itself is as it was told: read it once more before you
        give the link away.
      </p>
      {data === undefined ? (
        error !== null && (
          <LoadError
            className="mt-4"
            error={error}
            fallback="It could not be read whether there is a link."
            retry={() => void refetch()}
          />
        )
      ) : data.sharedAt === null ? (
        <MakeLink character={character} change={change} />
      ) : (
        <>
          <Link {...data} />
          <AskingButton
            question="Choose again: whoever has the link will find nothing"
            onConfirm={() => change.isPending || change.mutate(null, { onError: failed })}
          >
            Withdraw the link
          </AskingButton>
        </>
      )}
    </section>
  );
};
