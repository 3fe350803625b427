// Makes the sample files of documents again: node services/actions/samples/make.mjs
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false },
});
const { makeSamples } = await server.ssrLoadModule('/src/testing/samples/make-samples.ts');
await makeSamples(import.meta.dirname);
await server.close();
