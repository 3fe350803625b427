import { join } from 'node:path';
import { SupervisedProcess } from '../supervised-process.ts';

/** Supervises one script and never ends by itself; prints the script's process id. */
const [script = '', logDir = ''] = process.argv.slice(2);
const supervised = new SupervisedProcess({
  name: 'example',
  script,
  cwd: join(script, '..'),
  env: process.env,
  logDir,
});
supervised.start();
// As text: console.log would colour a number when FORCE_COLOR is set, as it is in tasks of nx.
process.stdout.write(`${supervised.pid}\n`);
setInterval(() => undefined, 60_000);
