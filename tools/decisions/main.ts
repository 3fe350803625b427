import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { decisionFaults } from './decision-faults.ts';
import { DECISIONS } from './decisions.ts';
import { findTags } from './find-tags.ts';
import { whereIsPage } from './where-is.ts';

/** `npm run where-is` writes docs/where-is.md; with `--check` it only compares. Fails when a tag is missing, unknown or early. */
const PAGE = 'docs/where-is.md';
const file = join(root, PAGE);
const tagged = findTags(root);
const faults = decisionFaults(DECISIONS, tagged);
const page = whereIsPage(DECISIONS, tagged);

if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) faults.push(`${PAGE} is out of date: run npm run where-is.`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${DECISIONS.length} decisions, ${tagged.size} of them in the code.`);
