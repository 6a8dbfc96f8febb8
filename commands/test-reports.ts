/** Summarizes the test runners' reports as counts and as the last lines of `npm test`. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { print } from './console.ts';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests with the start of their messages. */
  failures: string[];
}

/** The used parts of vitest's report, which has jest's format, and of Playwright's. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  specs?: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: PlaywrightResult[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightResult {
  errors: { message?: string }[];
  attachments: { name: string; body?: string }[];
}

export const emptyCount: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Returns the counts of a run; one that failed without a failed test counts as one failure. */
export function readCount(name: string, code: number, read: () => Count): Count {
  let count = emptyCount;
  try {
    count = read();
  } catch {
    print('  no report of this run');
  }
  const hasNoFailure = count.failed === 0 && (code !== 0 || count.passed === 0);
  if (!hasNoFailure) return count;
  return { ...count, failed: 1, failures: [`${name}: ended with ${code} without a failed test`] };
}

export function vitestCount(path: string): Count {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ failureMessages, fullName }) => `${fullName}: ${firstLines(failureMessages[0])}`),
    ),
  };
}

export function playwrightCount(path: string): Count {
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(collectFailures),
  };
}

function collectFailures({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const ownFailures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, tests, title }) => {
      const results = tests.flatMap(({ results }) => results);
      const details = results.flatMap(({ attachments, errors }) => [
        ...errors.map(({ message }) => firstLines(message)),
        ...attachments.filter(({ name }) => name === 'failure-report').map(attachmentText),
      ]);
      return `${file} › ${title}: ${details.join('\n')}`;
    });
  return [...ownFailures, ...suites.flatMap(collectFailures)];
}

const attachmentText = ({ body = '' }: { body?: string }) =>
  Buffer.from(body, 'base64').toString('utf8');

/** Returns the start of a message, without colors. */
function firstLines(message = ''): string {
  return stripVTControlCharacters(message).split('\n').slice(0, 14).join('\n').slice(0, 1200);
}
