import { appendFileSync, existsSync } from 'node:fs';

// Ends at once as long as the file BROKEN is there; otherwise notes its process id in the file STARTS, and stays.
const { BROKEN, STARTS } = process.env;
if (existsSync(BROKEN)) process.exit(1);
appendFileSync(STARTS, `${process.pid}\n`);
setInterval(() => undefined, 60_000);
