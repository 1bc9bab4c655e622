import { type Difference } from '#contracts/session/replay-views.js';
import { valueWords } from '../domain/replay-words.js';

interface DifferencesProps {
  readonly differences: readonly Difference[];
  /** Where there are none. */
  readonly none: string;
}

export const Differences = ({ differences, none }: DifferencesProps) =>
  differences.length === 0 ? (
    <p className="caption">{none}</p>
  ) : (
    <ul aria-label="Difference" className="replay-differences">
      {differences.map(({ path, before, after }) => (
        <li key={path}>
          <span className="text-faded">{path}</span> <del>{valueWords(before)}</del> <ins>{valueWords(after)}</ins>
        </li>
      ))}
    </ul>
  );
