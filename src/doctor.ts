/**
 * `npm run doctor`: examines everything that Coursebell needs, and says what to do. Exits with 1 if something
 * fails.
 */
import { examine } from './doctor/examine.ts';
import { report } from './doctor/finding.ts';

const findings = await examine(process.env);
process.stdout.write(report(findings));
process.exitCode = findings.some(({ level }) => level === 'fail') ? 1 : 0;
