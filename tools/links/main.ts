import { root } from '../start/settings.ts';
import { deadLinks } from './dead-links.ts';
import { findAddresses } from './find-addresses.ts';
import { apiPatterns, pagePatterns } from './owned-paths.ts';

/** `npm run links`: fails when a page of the shell or of a remote names an address that no one answers. */
const pages = [...(await pagePatterns(root)).values()].flat();
const addresses = findAddresses(root);
const faults = deadLinks(addresses, [...pages, ...apiPatterns(root)]);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${addresses.length} addresses, ${pages.length} pages.`);
