import { type DoubtAnswer, type DoubtClaim } from '#contracts/session/leaf-views.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../../lib/http.js';
import { randomId } from '../../../lib/random-id.js';
import { nth } from '../../../lib/words.js';
import { failureToast, useSession } from '../../session/index.js';
import { toast } from '../../toasts/index.js';
import { paragraphsOf, sentencesOf } from '../domain/paragraphs.js';
import { leafPath } from './leaf-path.js';
import { Retelling } from './retelling.js';

const verdictOf = ({ holds }: DoubtClaim): string => (holds === null ? 'words only' : holds ? 'so it was' : 'not so');

const conclusionOf = ({ claims, retelling }: DoubtAnswer): string => {
  if (claims.some(({ holds }) => holds === false))
    return retelling
      ? 'You are right. The game master tells this leaf anew.'
      : 'You are right: what counts is what happened, not how it was told.';
  if (claims.some(({ holds }) => holds === true)) return 'What happened bears it out.';
  return 'It claims nothing that the record holds: it is words only.';
};

const useFocusAtFirst = (takesFocus: boolean) => {
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  return head;
};

interface ClaimsProps {
  readonly entry: StoryEntry;
  readonly answer: DoubtAnswer;
  readonly takesFocus: boolean;
}

const Claims = ({ entry, answer, takesFocus }: ClaimsProps) => {
  const head = useFocusAtFirst(takesFocus);
  return (
    <div className="doubt-answer">
      <p ref={head} tabIndex={-1}>
        {conclusionOf(answer)}
      </p>
      <dl>
        {answer.claims.map((claim) => (
          <div key={claim.text}>
            <dt>
              {claim.text}: <i>{verdictOf(claim)}</i>
            </dt>
            {claim.because.map(({ turn, type, text }) => (
              <dd key={text} className="text-note" title={type}>
                {turn === 0 ? 'The first leaf' : `The ${nth(turn + 1)} leaf`}. {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Retelling entry={entry} asks={false} />
    </div>
  );
};

interface DoubtProps {
  readonly entry: StoryEntry;
  readonly takesFocus: boolean;
  readonly close: () => void;
}

/** 'That's wrong': the player picks a sentence, and sees the events that make its claims true or false. */
export const Doubt = ({ entry, takesFocus, close }: DoubtProps) => {
  const sentences = paragraphsOf(entry.storyContent).flatMap(sentencesOf);
  const { of, change } = useSession().leafReviews;
  const { doubt } = of(entry.turnNumber);
  const head = useFocusAtFirst(takesFocus);
  const { mutate, isPending } = useMutation({
    mutationFn: (sentence: string) =>
      request<DoubtAnswer>('POST', leafPath(entry, 'doubt'), {
        body: { sentence },
        headers: { 'idempotency-key': randomId() },
      }),
    onSuccess: (answer) =>
      change(entry.turnNumber, { doubt: answer, retelling: answer.retelling ? 'wanted' : 'none', words: '' }),
    onError: (error) => toast(failureToast(error)),
  });
  return (
    <div role="group" aria-label="That’s wrong" className="doubt">
      {doubt === null ? (
        <>
          <p ref={head} tabIndex={-1} className="small-caps">
            Which sentence is wrong?
          </p>
          <ol aria-label="The sentences of this leaf">
            {sentences.map((sentence, n) => (
              <li key={n}>
                <button
                  type="button"
                  className="text-button doubt-sentence"
                  aria-disabled={isPending}
                  onClick={() => !isPending && mutate(sentence.trim())}
                >
                  {sentence}
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p className="italic">{doubt.sentence}</p>
          <Claims answer={doubt} {...{ entry, takesFocus }} />
        </>
      )}
      <button type="button" className="text-button text-faded italic" onClick={close}>
        Let it stand
      </button>
    </div>
  );
};
