import { aPerson, PASSWORD } from '@declic/tools/chaos/person';
import type { BrowserDriver, VisitorOptions } from '../browser/browser-driver.ts';
import { FaultProxy } from '../proxy/fault-proxy.ts';
import { buildVariant } from '../variant/build-variant.ts';
import { Person } from '../visit/person.ts';
import { type KitRelease, KitReleases } from './kit-releases.ts';
import { openSite, type Site } from './site.ts';

/** The names of the two intact builds, as pages show them. */
export const GOOD = 'good';
export const NEXT = 'next';

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
  newPerson(driver: BrowserDriver, options?: VisitorOptions): Promise<Person>;
  close(): Promise<void>;
}

export async function openKit(): Promise<Kit> {
  const site = await openSite();
  const proxy = new FaultProxy(site.url);
  await proxy.start();
  const variant = await buildVariant();
  try {
    const releases = new KitReleases(variant.dist, site);
    const original = await releases.currentVersion();
    const good = await releases.release({ build: GOOD });
    const next = await releases.release({ build: NEXT });
    await releases.choose(good.version);
    const { email } = await aPerson({ urlOf: (path) => site.url + path }, 'failure-kit', 'solo');
    return {
      site,
      proxy,
      releases,
      good,
      next,
      newPerson: async (driver, options) => {
        const person = new Person(await driver.newVisitor(options), proxy.url);
        await person.signIn({ email, password: PASSWORD });
        return person;
      },
      close: async () => {
        await releases.choose(original).catch((error: unknown) => console.error(error));
        variant.remove();
        await proxy.stop();
        await site.stop();
      },
    };
  } catch (error) {
    variant.remove();
    await proxy.stop();
    await site.stop();
    throw error;
  }
}
