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
    const file = kit.releases.fileOf(release, pathOf(release.manifest));
    const original = readFileSync(file, 'utf8');
    if (!original.startsWith(ADDED)) writeFileSync(file, ADDED + original);
    // Otherwise the intact copies would be served.
    for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
    await kit.releases.choose(release.version);
  },
  heal: (kit) => kit.releases.choose(kit.good.version),
});

export const diskFaults: readonly PageFault[] = [
  tampered('tampered-entry', 'its entry was changed on the disk', ({ entry }) => entry),
  tampered('tampered-chunk', 'the chunk of its page was changed on the disk', chunkOfFirstPage),
];
