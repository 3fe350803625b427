import { haveSameFiles } from '@declic/nest-kit/release-files';
import { Inject, Injectable } from '@nestjs/common';
import type { Manifest } from '../../../pipeline/manifest';
import { RELEASE_STORE, type ReleaseStore } from '../../store/release-store';
import type { GateReason } from './gate-reason';

const NAMED_FILES = 3;

/** Compares a release with what the store has of it. */
@Injectable()
export class StoredFiles {
  constructor(@Inject(RELEASE_STORE) private readonly store: ReleaseStore) {}

  async reasons(manifest: Manifest): Promise<GateReason[]> {
    const stored = await this.store.readManifest(manifest);
    // A bucket is asked for sizes only: the hashes are those that were checked when the version was stored.
    const isSame = stored !== null && haveSameFiles(stored, manifest);
    const damaged = isSame ? await this.store.listDamaged(manifest) : manifest.files.map(({ path }) => path);
    return damaged.length > 0 ? [{ code: 'files_missing', message: toSentence(manifest, damaged) }] : [];
  }
}

/** For a version whose files were deleted after they were found in the store. */
export function deletedFiles({ name, version }: Manifest): GateReason {
  const message = `The files of ${name} ${version} are being deleted, because it was stored for a day without being registered. Upload it again.`;
  return { code: 'files_missing', message };
}

function toSentence({ name, version }: Manifest, damaged: readonly string[]): string {
  const named = damaged.slice(0, NAMED_FILES).join(', ');
  const more = damaged.length > NAMED_FILES ? ` and ${damaged.length - NAMED_FILES} more` : '';
  return `The store lacks files of ${name} ${version}, or has them with another content: ${named}${more}.`;
}
