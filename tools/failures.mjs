import { stripVTControlCharacters } from 'node:util';

/** Of each message, those in the code of others left out; the rest stands where the test ran. */
const LINES = 12;

/**
 * What failed in a report of Jest's `--json`: each test with how it ended, and each file that did not run.
 *
 * @param {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 * @returns {string[]} one text for each
 */
export function jestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message && assertionResults.length === 0)
      return [text(name, [message])];
    return failed.map((one) => text(`${name}\n${one.fullName}`, one.failureMessages));
  });
}

/**
 * What failed in a report of Playwright's `json`, and what broke outside of its tests.
 *
 * @param {{ suites: Suite[], errors: { message?: string }[] }} report
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ ok: boolean, file: string, line: number, title: string, tests: { results: { errors: { message?: string }[] }[] }[] }} Spec
 * @returns {string[]} one text for each
 */
export function playwrightFailures({ suites, errors }) {
  const inSuite = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) =>
        text(
          `${file}:${line}\n${title}`,
          tests.flatMap(({ results }) =>
            results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
          ),
        ),
      ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [
    ...suites.flatMap(inSuite),
    ...errors.map(({ message }) => text('outside of a test', [message ?? ''])),
  ];
}

function text(name, messages) {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'));
  return [name, ...lines.slice(0, LINES).map((line) => `  ${line}`)].join('\n');
}
