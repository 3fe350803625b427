import { findStack } from '../bench/shared/find-stack.ts';
import { runWithLeftovers, type TakeDown } from '../bench/shared/leftovers.ts';
import { type Auditor, openAuditor } from './audit-page.ts';
import { checkPage, type PageCheck } from './check-page.ts';
import { MachineSpeed } from './machine-speed.ts';
import { readPublicPages } from './public-pages.ts';

/** Measured before the first page, a second each. */
const FIRST_MEASUREMENTS = 3;

/**
 * `npm run lighthouse`: every public page of the stack at `BASE_URL`, or of one that is started, on Lighthouse's phone, against the goals of
 * all four categories. How far the CPU is slowed down follows from the speed of the machine; on one that is slower than that phone,
 * performance is not judged. `--steady` leaves it out.
 */
async function main(leftovers: TakeDown[]): Promise<void> {
  const baseUrl = await findStack(leftovers);
  const auditor = await openAuditor();
  leftovers.push(async () => auditor.close());
  const speed = process.argv.includes('--steady') ? undefined : await measureSpeed(auditor);
  const checks: PageCheck[] = [];
  for (const path of await readPublicPages(baseUrl)) {
    const check = await checkPage(auditor, baseUrl, path, { speed });
    console.log(check.text);
    checks.push(check);
  }
  if (speed) console.log(describeSpeed(speed));
  const met = checks.filter(({ isMet, isJudged }) => isMet && isJudged).length;
  const unjudged = checks.filter(({ isMet, isJudged }) => isMet && !isJudged).length;
  const rest = unjudged > 0 ? `, ${unjudged} more without performance, which could not be judged` : '';
  console.log(`${met} of ${checks.length} pages reach the goals${rest}`);
  if (checks.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

async function measureSpeed({ measureIndexes }: Auditor): Promise<MachineSpeed> {
  const speed = new MachineSpeed(await measureIndexes(FIRST_MEASUREMENTS));
  console.log(describeSpeed(speed));
  return speed;
}

function describeSpeed({ index, slowdown }: MachineSpeed): string {
  return `benchmarkIndex ${index}, CPU slowdown ${slowdown?.toFixed(2) ?? 'none: slower than the phone'}`;
}

await runWithLeftovers(main);
