import { type SagaView } from '#contracts/session/saga-view.js';
import { daysLeft, CLUE_GAIN, cluesOf } from '../domain/saga-words.js';
import { SagaLine } from './saga-line.js';

/** What was learnt about the foe: where it can be followed up, what it is good for, and what came of it. */
export const Clues = ({ threads }: Pick<SagaView, 'threads'>) => {
  const clues = cluesOf(threads);
  if (clues.length === 0) return null;
  return (
    <section>
      <h3 className="saga-heading">What you have learnt</h3>
      <ul className="saga-list">
        {clues.map(({ id, title, place, state, gives, daysLeft: days }) =>
          state === 'open' ? (
            <SagaLine key={id} place={place}>
              {title}{' '}
              <i className="text-faded">
                {CLUE_GAIN[gives].open}, {daysLeft(days)}
              </i>
            </SagaLine>
          ) : (
            <SagaLine key={id}>
              <span className="text-note">{title}</span>{' '}
              <i className={state === 'kept' ? 'text-act' : 'text-faded'}>
                {state === 'kept' ? CLUE_GAIN[gives].kept : 'gone cold'}
              </i>
            </SagaLine>
          ),
        )}
      </ul>
    </section>
  );
};
