import { build } from 'vite';
import { findCalls } from './called-operations.ts';

/** Packages and virtual modules make no calls of ours; neither does the design system. */
const isExternal = (id: string) => !/^[./]|^@declic\/(?!design-system)/.test(id);

/** Prints the calls of the bundle that begins with a file, as JSON. Nothing is written, and what is unused is not in the bundle. */
const [input = ''] = process.argv.slice(2);
const result = await build({
  configFile: false,
  envFile: false,
  logLevel: 'silent',
  build: { write: false, minify: false, rolldownOptions: { input, external: isExternal } },
});
const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
const sources = outputs.flatMap((file) => (file.type === 'chunk' ? file.code : []));
process.stdout.write(JSON.stringify(findCalls(sources)));
