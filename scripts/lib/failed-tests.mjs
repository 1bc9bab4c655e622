import { stripVTControlCharacters } from 'node:util';

/** Enough of an error to know what was expected and where. */
const LINES = 15;
const shortened = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, LINES)
    .join('\n');

/** The failed tests in a report of Jest; a suite that could not run counts as one. */
export const failedInJest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name, error: shortened(message) }];
    return failed.map((test) => ({ name: `${name} › ${test.fullName}`, error: shortened(test.failureMessages[0]) }));
  });

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** The failed tests in a report of Playwright; an error outside of all tests counts as one. */
export const failedInPlaywright = (report) => {
  const failed = specsIn({ suites: report?.suites })
    .flatMap(({ file, line, title, tests }) => tests.map((test) => ({ ...test, spec: `${file}:${line} › ${title}` })))
    .filter(({ status }) => status === 'unexpected')
    .map(({ spec, projectName, results }) => ({
      name: `[${projectName}] ${spec}`,
      error: shortened(results.at(-1)?.error?.message),
    }));
  const outside = (report?.errors ?? []).map(({ message }) => ({ name: 'browser tests', error: shortened(message) }));
  return [...failed, ...outside];
};
