import { resolve } from 'node:path';
import { packKit } from './pack-kit.ts';

/** `npm run kit:pack <folder>`: the packages that a team needs in a checkout of its own, as files for `npm install`. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run kit:pack <folder>');
for (const file of await packKit(resolve(folder))) console.log(file);
