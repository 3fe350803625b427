import { aPerson, PASSWORD } from '@declic/tools/chaos/person';
import type { BrowserDriver, VisitorOptions } from '../browser/browser-driver.ts';
import { FaultProxy } from '../proxy/fault-proxy.ts';
import { buildVariant } from '../variant/build-variant.ts';
import { Person } from '../visit/person.ts';
import { buildChangedShell } from './changed-shell.ts';
import type { Cleanup } from './cleanup.ts';
import { type KitRelease, KitReleases, registryOf } from './kit-releases.ts';
import { withdrawKitReleases } from './leftovers.ts';
import { openSite, type Site } from './site.ts';
import { openWorkFolder, type WorkFolder } from './work-folder.ts';

/** The names of the two intact builds, as pages show them. */
const GOOD = 'good';
const NEXT = 'next';

/** Whether a page is of one of them. */
export function isIntact(build: string | undefined): boolean {
  return build === GOOD || build === NEXT;
}

/** Everything that a row needs. */
export interface Kit {
  readonly site: Site;
  readonly proxy: FaultProxy;
  readonly releases: KitReleases;
  /** The last version that worked. */
  readonly good: KitRelease;
  /** An intact version after it, for faults that are not in the code. */
  readonly next: KitRelease;
  /** For what a case writes. */
  readonly work: WorkFolder;
  newPerson(driver: BrowserDriver, options?: VisitorOptions): Promise<Person>;
  /** The folder of a project whose build is a shell with other shared modules; built when it is first asked for. */
  changedShell(): Promise<string>;
}

/** Opens a stack and releases the intact builds. `cleanup` is told how to give back what was found. */
export async function openKit(cleanup: Cleanup): Promise<Kit> {
  const work = openWorkFolder();
  cleanup.add(() => work.remove());
  const site = await openSite();
  cleanup.add(() => site.stop());
  const proxy = new FaultProxy(site.url);
  await proxy.start();
  cleanup.add(() => proxy.stop());

  await withdrawKitReleases(registryOf(site));
  const releases = new KitReleases({ site, work, dist: await buildVariant(work.newFolder('variant')) });
  const before = { subject: await releases.currentVersion(), shell: await releases.currentShell() };
  cleanup.add(async () => {
    await releases.end(before);
    await withdrawKitReleases(registryOf(site));
  });
  const good = await releases.release({ build: GOOD });
  const next = await releases.release({ build: NEXT });
  await releases.choose(good.version);
  const { email } = await aPerson({ urlOf: (path) => site.url + path }, 'failure-kit', 'solo');
  let changedShell: Promise<string> | undefined;
  return {
    site,
    proxy,
    releases,
    good,
    next,
    work,
    newPerson: async (driver, options) => {
      const person = new Person(await driver.newVisitor(options), proxy.url);
      await person.signIn({ email, password: PASSWORD });
      return person;
    },
    changedShell: () => (changedShell ??= buildChangedShell(work.newFolder('shell'))),
  };
}
