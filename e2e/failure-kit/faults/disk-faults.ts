import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ReleaseManifest } from '@declic/remote-kit/contract';
import { chunkOfFirstPage } from '../variant/stamp.ts';
import type { PageFault } from './fault.ts';

const ADDED = 'globalThis.failureKitTampered = true;\n';

/** A file of a release is changed where it is stored. */
const tampered = (id: string, title: string, pathOf: (manifest: ReleaseManifest) => string): PageFault => ({
  id,
  title,
  outcome: 'replaced',
  failures: ['load'],
  main: true,
  release: (kit) => kit.releases.release({ build: id }, { activate: false }),
  async arm(kit, release) {
    // The registry compares hashes when a version is chosen, and refuses a changed one.
    await kit.releases.choose(release.version);
    const file = kit.releases.fileOf(release, pathOf(release.manifest));
    writeFileSync(file, ADDED + readFileSync(file, 'utf8').replace(ADDED, ''));
    // Otherwise the intact copies would be served.
    for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
  },
  async heal(kit, release) {
    const file = kit.releases.fileOf(release, pathOf(release.manifest));
    writeFileSync(file, readFileSync(file, 'utf8').replace(ADDED, ''));
    await kit.releases.choose(kit.good.version);
  },
});

export const diskFaults: readonly PageFault[] = [
  tampered('tampered-entry', 'its entry was changed on the disk', ({ entry }) => entry),
  tampered('tampered-chunk', 'the chunk of its page was changed on the disk', chunkOfFirstPage),
];
