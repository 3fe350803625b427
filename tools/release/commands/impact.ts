import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readContract } from '../../../openapi/compatibility/index.ts';
import { bundleSpec } from '../../../openapi/scripts/bundle.ts';
import { SERVICES } from '../../database/logins.ts';
import { impactOfContract, impactOfOffer, type BrokenRelease, type ServedRelease } from '../impact/impact.ts';
import { impactLines } from '../impact/impact-lines.ts';
import { localStack } from '../local-stack.ts';
import { listServedReleases } from '../registry-client.ts';
import { readRelease } from '../release-folder.ts';

const USAGE = `Usage: npm run releases:impact <shell|${SERVICES.join('|')}>`;

/** Who would break if the shell, or the contract of a service, of this working copy went live. Exit code 1 when one would. */
try {
  const [subject, ...rest] = process.argv.slice(2);
  if (!subject || rest.length > 0 || !isSubject(subject)) throw new Error(USAGE);
  const served = await listServedReleases(localStack());
  const broken = subject === 'shell' ? await impactOfShell(served) : impactOfService(subject, served);
  console.log(impactLines(subject === 'shell' ? 'shell' : `contract of ${subject}`, broken).join('\n'));
  if (broken.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function isSubject(subject: string): boolean {
  return subject === 'shell' || SERVICES.some((service) => service === subject);
}

/** What a shell offers is known once it is built. */
async function impactOfShell(served: readonly ServedRelease[]): Promise<BrokenRelease[]> {
  const { status } = spawnSync(resolve('node_modules/.bin/nx'), ['build', 'shell'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The shell does not build.');
  const manifest = await readRelease(resolve('shell/dist'));
  if (!('offer' in manifest)) throw new Error('shell/dist/release.json is not that of a shell.');
  return impactOfOffer(manifest.offer, served);
}

/** Read from openapi/spec, so that nothing has to be generated first. */
function impactOfService(service: string, served: readonly ServedRelease[]): BrokenRelease[] {
  return impactOfContract(service, readContract(bundleSpec()), served);
}
