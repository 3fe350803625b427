import { findStack } from '../bench/shared/find-stack.ts';
import { runWithLeftovers, type TakeDown } from '../bench/shared/leftovers.ts';
import { openAuditor } from './audit-page.ts';
import { checkPage } from './check-page.ts';
import { readPublicPages } from './public-pages.ts';

/**
 * `npm run lighthouse`: every public page of the stack at `BASE_URL`, or of one that is started, on Lighthouse's phone, against the goals of
 * all four categories. `--steady` leaves out performance, which depends on what else the machine does.
 */
async function main(leftovers: TakeDown[]): Promise<void> {
  const steady = process.argv.includes('--steady');
  const baseUrl = await findStack(leftovers);
  const auditor = await openAuditor();
  leftovers.push(async () => auditor.close());
  const pages = await readPublicPages(baseUrl);
  let missed = 0;
  for (const path of pages) {
    const { text, isMet } = await checkPage(auditor, baseUrl, path, { steady });
    console.log(text);
    if (!isMet) missed += 1;
  }
  console.log(`${pages.length - missed} of ${pages.length} pages reach the goals`);
  if (missed > 0) process.exitCode = 1;
}

await runWithLeftovers(main);
