import { type TestResult } from '../domain/results.js';

const Result = ({ test, passed, message, details, at }: TestResult) => (
  <li className="border-b border-hairline py-3">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong className={`small-caps text-lead font-normal ${passed ? 'text-success' : 'text-act'}`}>
        {passed ? 'PASS' : 'FAIL'}
      </strong>
      <span className="text-lead">{test}</span>
      <span className="leader self-center" aria-hidden="true" />
      <time dateTime={at.toISOString()} className="lining text-faded">
        {at.toLocaleTimeString()}
      </time>
    </p>
    <p className="wrap-anywhere">{message}</p>
    {details !== '' && (
      <details>
        <summary className="text-button">Details</summary>
        <pre className="overflow-x-auto text-note whitespace-pre-wrap wrap-anywhere">{details}</pre>
      </details>
    )}
  </li>
);

/** PASS or FAIL, message, details and time of each test, the newest first. */
export const ResultList = ({ results }: { readonly results: readonly TestResult[] }) => (
  <section aria-labelledby="crm-results" className="min-w-0">
    <h2 id="crm-results" className="small-caps text-lead text-act">
      Results
    </h2>
    <div role="log" aria-labelledby="crm-results">
      <ul>
        {results.map((result) => (
          <Result key={result.id} {...result} />
        ))}
      </ul>
    </div>
    {results.length === 0 && <p className="caption mt-2">Nothing has been tested yet.</p>}
  </section>
);
