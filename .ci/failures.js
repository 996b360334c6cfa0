// Says what failed, by the JSON reports named as arguments: each test's file and name, with its first message.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What failed of one file: its tests, or the file itself where it did not get as far as a test. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : [];
  return failed.map((test) => `${file} > ${test.fullName}\n${test.failureMessages[0] ?? ''}`);
}

/** A failure without the test runner's own frames, and short enough that the next one is seen, too. */
function inShort(failure) {
  const lines = failure.split('\n').filter((line) => !line.includes('/node_modules/'));
  return lines.slice(0, 30).join('\n');
}

for (const path of process.argv.slice(2)) {
  let report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    process.stdout.write(`\nFAILED before its report was written: ${path}\n`);
    continue;
  }
  for (const failure of report.testResults.flatMap(failuresOf)) {
    process.stdout.write(`\nFAILED ${inShort(failure)}\n`);
  }
}
