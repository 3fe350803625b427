import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMPOSITION_ELEMENT_ID, type ReleaseManifest } from '@declic/remote-kit/contract';
import { waitUntil } from '@declic/tools/database/processes';
import { type LocalStack, localStack } from '@declic/tools/release/local-stack';
import { publishRelease } from '@declic/tools/release/publish-release';
import { setCurrentRelease, withdrawRelease } from '@declic/tools/release/registry-client';
import { SUBJECT } from '../variant/build-variant.ts';
import { type Stamp, stamp } from '../variant/stamp.ts';
import { awaitRendered } from './await-rendered.ts';
import { KIT_RELEASE } from './leftovers.ts';
import { SerialChanges } from './serial-changes.ts';
import type { Site } from './site.ts';
import type { WorkFolder } from './work-folder.ts';

/** A registered version of the subject. */
export interface KitRelease {
  readonly build: string;
  readonly version: string;
  readonly manifest: ReleaseManifest;
}

export interface KitReleasesOptions {
  readonly site: Site;
  readonly work: WorkFolder;
  /** The built variant. */
  readonly dist: string;
}

const SERVED_WITHIN_MS = 10_000;

/** Releases builds of the variant into the running stack, as a pipeline does. */
export class KitReleases {
  readonly #options: KitReleasesOptions;
  readonly #registry: LocalStack;
  readonly #changes = new SerialChanges();

  constructor(options: KitReleasesOptions) {
    this.#options = options;
    this.#registry = registryOf(options.site);
  }

  /** Stores, registers and activates a build of its own. */
  release(build: Stamp, { activate = true } = {}): Promise<KitRelease> {
    const { dist, work } = this.#options;
    return this.#changes.run(async () => {
      const { folder, manifest } = stamp(dist, work.newFolder('release'), build);
      try {
        await publishRelease(folder, { ...this.#registry, registration: { ...KIT_RELEASE, activate } });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
      if (activate) await this.#waitUntilServed(manifest.version);
      return { build: build.build, version: manifest.version, manifest };
    });
  }

  /** Makes a registered version current, and waits until pages get it. */
  choose(version: string): Promise<void> {
    return this.#changes.run(() => this.#choose(version));
  }

  /** It is never chosen again, and open pages are told. */
  withdraw({ version }: KitRelease): Promise<void> {
    const { reason } = KIT_RELEASE;
    return this.#changes.run(async () => void (await withdrawRelease(this.#registry, SUBJECT, { version, reason })));
  }

  /** Waits until the registry knows that a page of this version was seen: only then may it stand in for another one. */
  awaitRendered({ version }: KitRelease): Promise<void> {
    return awaitRendered(this.#registry, SUBJECT, version);
  }

  async currentVersion(): Promise<string> {
    return (await this.#readComposition()).remotes.find(({ name }) => name === SUBJECT)?.version ?? '';
  }

  /** The version of the shell that pages get from now on. */
  releaseShell(project: string): Promise<string> {
    return this.#changes.run(async () => {
      const { version } = await publishRelease(project, { ...this.#registry, registration: KIT_RELEASE });
      await this.#waitUntilShell(version);
      return version;
    });
  }

  chooseShell(version: string): Promise<void> {
    return this.#changes.run(() => this.#chooseShell(version));
  }

  async currentShell(): Promise<string> {
    return (await this.#readComposition()).shell.version;
  }

  /** Changes nothing any more after this, and gives visitors what they had before. */
  async end(before: { readonly subject: string; readonly shell: string }): Promise<void> {
    await this.#changes.end();
    await this.#choose(before.subject);
    await this.#chooseShell(before.shell);
  }

  /** Where a file of a release lies. */
  fileOf({ version }: KitRelease, path: string): string {
    return join(this.#options.site.dataDir, 'releases', SUBJECT, version, path);
  }

  async #choose(version: string): Promise<void> {
    if ((await this.currentVersion()) !== version) await setCurrentRelease(this.#registry, SUBJECT, { version });
    await this.#waitUntilServed(version);
  }

  async #chooseShell(version: string): Promise<void> {
    if ((await this.currentShell()) !== version) await setCurrentRelease(this.#registry, 'shell', { version });
    await this.#waitUntilShell(version);
  }

  async #readComposition(): Promise<Composition> {
    const response = await fetch(`${this.#options.site.url}/api/releases/composition`);
    return (await response.json()) as Composition; // ours, by contract
  }

  #waitUntilServed(version: string): Promise<void> {
    // A page also names the version that stands in for the one it has.
    return this.#waitUntilPage((html) =>
      remotesIn(html).some((one) => one.name === SUBJECT && one.version === version),
    );
  }

  #waitUntilShell(version: string): Promise<void> {
    return this.#waitUntilPage((html) => html.includes(`/shell/${version}/`));
  }

  /** The edge may answer from its memory once more after a change. */
  async #waitUntilPage(isNew: (html: string) => boolean): Promise<void> {
    const isServed = async () => {
      const page = await fetch(`${this.#options.site.url}/workshops`, { headers: { accept: 'text/html' } });
      return isNew(await page.text());
    };
    if (!(await waitUntil(isServed, SERVED_WITHIN_MS, 50)))
      throw new Error(`Pages did not change within ${SERVED_WITHIN_MS} ms after a release.`);
  }
}

/** The registry of the stack, with the operator's token. */
export function registryOf({ url, dataDir }: Site): LocalStack {
  return localStack({ ...process.env, PORT: new URL(url).port, DATA_DIR: dataDir });
}

interface Composition {
  readonly shell: { readonly version: string };
  readonly remotes: readonly { readonly name: string; readonly version: string }[];
}

const DATA = new RegExp(`id="${COMPOSITION_ELEMENT_ID}">(.*?)</script>`, 's');

/** None when it is no page of the shell. */
function remotesIn(html: string): Composition['remotes'] {
  const [, json] = DATA.exec(html) ?? [];
  return json === undefined ? [] : (JSON.parse(json) as Pick<Composition, 'remotes'>).remotes; // written by the edge
}
