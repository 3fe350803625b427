import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseManifest } from '@declic/remote-kit/contract';
import { type LocalStack, localStack } from '@declic/tools/release/local-stack';
import { publishRemote } from '@declic/tools/release/publish-remote';
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
      await publishRemote(folder, { ...this.#registry, activate });
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
    const response = await fetch(`${this.#site.url}/api/releases/composition`);
    const { remotes } = (await response.json()) as { remotes: { name: string; version: string }[] }; // ours, by contract
    return remotes.find(({ name }) => name === SUBJECT)?.version ?? '';
  }

  /** Where a file of a release lies. */
  fileOf({ version }: KitRelease, path: string): string {
    return join(this.#registry.storeDir, SUBJECT, version, path);
  }

  /** The edge may answer from its memory once more after a change. */
  async #waitUntilServed(version: string): Promise<void> {
    const deadline = Date.now() + SERVED_WITHIN_MS;
    while (Date.now() < deadline) {
      const page = await fetch(`${this.#site.url}/workshops`, { headers: { accept: 'text/html' } });
      if ((await page.text()).includes(`/remotes/${SUBJECT}/${version}/remoteEntry.js"`)) return;
      await pause(50);
    }
    throw new Error(`Pages did not get ${SUBJECT} ${version} within ${SERVED_WITHIN_MS} ms.`);
  }
}
