import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseManifest } from '@declic/remote-kit/contract';
import { type LocalStack, localStack } from '@declic/tools/release/local-stack';
import { publishRelease } from '@declic/tools/release/publish-release';
import { setCurrentRelease } from '@declic/tools/release/registry-client';
import { SUBJECT } from '../variant/build-variant.ts';
import { type Stamp, stamp } from '../variant/stamp.ts';
import type { Site } from './site.ts';

/** A registered version of the subject. */
export interface KitRelease {
  readonly build: string;
  readonly version: string;
  readonly manifest: ReleaseManifest;
}

const SERVED_WITHIN_MS = 10_000;

/** Releases builds of the variant into the running stack, as a pipeline does. */
export class KitReleases {
  readonly #dist: string;
  readonly #site: Site;
  readonly #registry: LocalStack;

  constructor(dist: string, site: Site) {
    this.#dist = dist;
    this.#site = site;
    this.#registry = localStack({ ...process.env, PORT: new URL(site.url).port, DATA_DIR: site.dataDir });
  }

  /** Stores, registers and activates a build of its own. */
  async release(build: Stamp, { activate = true } = {}): Promise<KitRelease> {
    const { folder, manifest } = stamp(this.#dist, build);
    try {
      await publishRelease(folder, { ...this.#registry, registration: { activate } });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    if (activate) await this.#waitUntilServed(manifest.version);
    return { build: build.build, version: manifest.version, manifest };
  }

  /** Makes a registered version current, and waits until pages get it. */
  async choose(version: string): Promise<void> {
    if ((await this.currentVersion()) !== version) await setCurrentRelease(this.#registry, SUBJECT, { version });
    await this.#waitUntilServed(version);
  }

  async currentVersion(): Promise<string> {
    return (await this.#readComposition()).remotes.find(({ name }) => name === SUBJECT)?.version ?? '';
  }

  /** The version of the shell that pages get from now on. */
  async releaseShell(project: string): Promise<string> {
    const { version } = await publishRelease(project, this.#registry);
    await this.#waitUntilPage((html) => html.includes(`/shell/${version}/`));
    return version;
  }

  async chooseShell(version: string): Promise<void> {
    await setCurrentRelease(this.#registry, 'shell', { version });
    await this.#waitUntilPage((html) => html.includes(`/shell/${version}/`));
  }

  async currentShell(): Promise<string> {
    return (await this.#readComposition()).shell.version;
  }

  /** Where a file of a release lies. */
  fileOf({ version }: KitRelease, path: string): string {
    return join(this.#site.dataDir, 'releases', SUBJECT, version, path);
  }

  async #readComposition(): Promise<Composition> {
    const response = await fetch(`${this.#site.url}/api/releases/composition`);
    return (await response.json()) as Composition; // ours, by contract
  }

  #waitUntilServed(version: string): Promise<void> {
    return this.#waitUntilPage((html) => html.includes(`/remotes/${SUBJECT}/${version}/remoteEntry.js"`));
  }

  /** The edge may answer from its memory once more after a change. */
  async #waitUntilPage(isNew: (html: string) => boolean): Promise<void> {
    const deadline = Date.now() + SERVED_WITHIN_MS;
    while (Date.now() < deadline) {
      const page = await fetch(`${this.#site.url}/workshops`, { headers: { accept: 'text/html' } });
      if (isNew(await page.text())) return;
      await pause(50);
    }
    throw new Error(`Pages did not change within ${SERVED_WITHIN_MS} ms after a release.`);
  }
}

interface Composition {
  readonly shell: { readonly version: string };
  readonly remotes: readonly { readonly name: string; readonly version: string }[];
}
