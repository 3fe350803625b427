import type { FieldError } from '@declic/nest-kit';
import { INTEGRITY_FILE } from '@declic/remote-kit/contract';
import { Inject, Injectable } from '@nestjs/common';
import { isRemote, type Manifest } from '../../pipeline/manifest';
import { readListedFile } from '../store/read-listed-file';
import { RELEASE_STORE, type ReleaseStore } from '../store/release-store';
import { integrityListFaults } from './integrity-list-faults';

/** Compares the hashes that pages will check the code of a release by with those of its files. */
@Injectable()
export class IntegrityCheck {
  constructor(@Inject(RELEASE_STORE) private readonly store: ReleaseStore) {}

  /** A page that loads a remote after its start knows the hashes of its files by this list alone. */
  async faults(manifest: Manifest): Promise<FieldError[]> {
    if (!isRemote(manifest)) return [];
    const file = await readListedFile(this.store, manifest, INTEGRITY_FILE);
    const messages = file
      ? integrityListFaults(manifest, file.toString())
      : [`${INTEGRITY_FILE} is missing, without which the code of this release could not be checked`];
    return messages.map((message) => ({ in: 'body', field: 'manifest.files', message }));
  }
}
