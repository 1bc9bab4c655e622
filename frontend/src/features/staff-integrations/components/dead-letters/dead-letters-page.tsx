import { useDeadLetters } from '../../api/use-dead-letters.js';
import { byQueue } from '../../domain/letter-groups.js';
import { IntegrationsLeaf } from '../parts/integrations-leaf.js';
import { LetterQueue } from './letter-queue.js';
import { Read } from '../parts/read.js';

/** /staff/integrations/dead-letters: jobs that failed for good. */
export const DeadLettersPage = () => (
  <IntegrationsLeaf
    title="Dead letters"
    lead="Jobs that failed at every attempt. They wait here until somebody tries them again or drops them."
  >
    <Read of={useDeadLetters()} waiting="Reading the dead letters…" failed="The dead letters could not be read.">
      {(letters) => (
        <>
          {letters.length === 0 && (
            <p role="status" className="caption pt-4">
              No job has failed for good.
            </p>
          )}
          {byQueue(letters).map((group) => (
            <LetterQueue key={group.queue} {...group} />
          ))}
        </>
      )}
    </Read>
  </IntegrationsLeaf>
);
