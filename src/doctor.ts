/**
 * `npm run doctor`: examines everything that Coursebell needs, and says what to do. With `-- --cards`: asks Slack
 * whether it takes every card and view, without a token. Exits with 1 if something fails.
 */

import { examine, examineCards } from './doctor/examine.ts';
import { report } from './doctor/findings.ts';

const findings = process.argv.includes('--cards')
  ? await examineCards(process.env)
  : await examine(process.env);
process.stdout.write(report(findings));
process.exitCode = findings.some(({ level }) => level === 'fail') ? 1 : 0;
