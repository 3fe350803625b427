import { serveLoads } from '../closed-loop.ts';
import { startApiKeys } from './api-keys.js';

const [, , connectionString] = process.argv;
const { verify } = await startApiKeys(connectionString);
serveLoads(verify);
