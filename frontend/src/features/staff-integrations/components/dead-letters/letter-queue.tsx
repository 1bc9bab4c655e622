import { type DeadLetterView } from '#contracts/integration/managed.js';
import { counted } from '../../domain/words.js';
import { LetterActs } from './letter-acts.js';
import { LetterEntry } from './letter-entry.js';

interface LetterQueueProps {
  readonly queue: string;
  readonly letters: readonly DeadLetterView[];
}

/** The dead letters of a queue, and what is done with all of them. */
export const LetterQueue = ({ queue, letters }: LetterQueueProps) => (
  <section className="staff-part">
    <h2 className="text-lead text-act wrap-anywhere">
      {queue} <span className="text-base text-faded">{counted(letters.length, 'job', 'jobs')}</span>
    </h2>
    <div className="flex flex-wrap gap-x-5">
      <LetterActs
        letters={{ queue }}
        name={`of ${queue}`}
        lost={`${counted(letters.length, 'job', 'jobs')} of ${queue}`}
        isAll
      />
    </div>
    <ul aria-label={`Dead letters of ${queue}`}>
      {letters.map((letter) => (
        <LetterEntry key={letter.id} letter={letter} />
      ))}
    </ul>
  </section>
);
