import { rmSync } from 'node:fs';
import { waitUntil } from '@declic/tools/database/processes';
import type { LocalStack } from '@declic/tools/release/local-stack';
import { publishRelease } from '@declic/tools/release/publish-release';
import {
  promoteCanary,
  readChoice,
  setCanary,
  setCurrentRelease,
  withdrawRelease,
} from '@declic/tools/release/registry-client';
import { htmlMark, type HtmlSubject, stampHtml } from '../variant/stamp-html.ts';
import { awaitRendered } from './await-rendered.ts';
import type { Kit } from './kit.ts';
import { registryOf } from './kit-releases.ts';
import { KIT_RELEASE } from './leftovers.ts';

const SERVED_WITHIN_MS = 10_000;
const { reason } = KIT_RELEASE;

/** Two intact versions of a remote whose pages are HTML. Each shows its version in one of them. */
export class HtmlReleases {
  readonly #kit: Pick<Kit, 'site' | 'work'>;
  readonly #registry: LocalStack;
  readonly subject: HtmlSubject;

  constructor(kit: Pick<Kit, 'site' | 'work'>, subject: HtmlSubject) {
    this.#kit = kit;
    this.#registry = registryOf(kit.site);
    this.subject = subject;
  }

  async current(): Promise<string> {
    return (await readChoice(this.#registry, this.subject.name))?.version ?? '';
  }

  /** Stores and registers a build, and gives it to nobody. */
  async release(): Promise<string> {
    const { folder, manifest } = stampHtml(this.subject, this.#kit.work.newFolder('html'));
    try {
      const registration = { ...KIT_RELEASE, activate: false };
      await publishRelease(folder, { ...this.#registry, registration });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return manifest.version;
  }

  async choose(version: string): Promise<void> {
    await setCurrentRelease(this.#registry, this.subject.name, { version, reason });
  }

  async startCanary(version: string, percent: number): Promise<void> {
    await setCanary(this.#registry, this.subject.name, { version, percent, reason });
  }

  async promoteCanary(version: string): Promise<void> {
    await promoteCanary(this.#registry, this.subject.name, { version, reason });
  }

  async withdraw(version: string): Promise<void> {
    await withdrawRelease(this.#registry, this.subject.name, { version, reason });
  }

  /** Waits until the registry knows that a visitor has seen it. */
  awaitRendered(version: string): Promise<void> {
    return awaitRendered(this.#registry, this.subject.name, version);
  }

  /** Waits until a visitor without a canary gets the HTML of this version. */
  async awaitHtml(version: string): Promise<void> {
    const { site } = this.#kit;
    const isServed = async () => {
      const page = await fetch(site.url + this.subject.path, { headers: { accept: 'text/html' } });
      return (await page.text()).includes(htmlMark(version));
    };
    if (!(await waitUntil(isServed, SERVED_WITHIN_MS, 100)))
      throw new Error(`There is no HTML of ${version} after ${SERVED_WITHIN_MS} ms.`);
  }
}
