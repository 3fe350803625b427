import { startPostgres } from '../start-postgres.ts';

/** A starter of its own for tests that kill it: `node hold.ts <dataDir> <port>`. */
const [dataDir = '', port = ''] = process.argv.slice(2);
const postgres = await startPostgres({ dataDir, port: Number(port) });
console.log(postgres.how);
setInterval(() => undefined, 60_000);
