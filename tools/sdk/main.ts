import { join, relative, resolve } from 'node:path';
import { root } from '../start/settings.ts';
import { buildSdk } from './build-sdk.ts';

/** `npm run sdk` writes the package of the TypeScript client to dist/sdk, or to the folder that is named. */
const folder = resolve(process.argv[2] ?? join(root, 'dist/sdk'));
await buildSdk(root, folder);
console.log(`The package is in ${relative(process.cwd(), folder) || '.'}: npm publish publishes it.`);
