/** A process that logs and ends: `node log-end.ts LINES quietly|exit|throw`. */
import { createLog } from '../../src/ops/log.ts';

const [, , lines = '0', how = 'quietly'] = process.argv;
const log = createLog('info');
for (let at = 0; at < Number(lines); at += 1) log.info({ kind: 'x', ms: at }, 'line');
if (how === 'exit') process.exit();
if (how === 'throw') throw new Error('the end');
