import { type SentTest } from '#contracts/integration/managed.js';
import { messageOf } from '../../../../lib/http-error.js';
import { isTaken, sentWords } from '../../domain/endpoint-words.js';

interface SentOutcomeProps {
  readonly of: { readonly data: SentTest | undefined; readonly error: Error | null };
  /** 'The ping could not be sent.' */
  readonly failed: string;
}

/** How a ping or a sample went. */
export const SentOutcome = ({ of: { data, error }, failed }: SentOutcomeProps) => (
  <div role="status">
    {error !== null && <p className="text-act">{messageOf(error, failed)}</p>}
    {data !== undefined && (
      <p className={`wrap-anywhere ${isTaken(data) ? 'text-success' : 'text-act'}`}>{sentWords(data)}</p>
    )}
  </div>
);
