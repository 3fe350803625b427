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
console.log(supervised.pid);
setInterval(() => undefined, 60_000);
