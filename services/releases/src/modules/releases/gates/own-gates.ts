import { Injectable } from '@nestjs/common';
import type { Manifest } from '../../../pipeline/manifest';
import { ReleaseRefusedError } from '../release.errors';
import { OperationsGate } from './operations-gate';
import { StoredFiles } from './stored-files';

/** The gates that do not depend on other choices. They may take seconds, so they are passed before the lock of all choices is taken. */
@Injectable()
export class OwnGates {
  constructor(
    private readonly files: StoredFiles,
    private readonly operations: OperationsGate,
  ) {}

  /**
   * A version that is only stored may be ahead of the live API.
   *
   * @throws {ReleaseRefusedError} the store lacks a file, or the live API lacks an operation.
   */
  async check(manifest: Manifest, { isChosen }: { isChosen: boolean }): Promise<void> {
    const unstored = await this.files.reasons(manifest);
    const [first, ...others] = unstored.length > 0 || !isChosen ? unstored : await this.operations.reasons(manifest);
    if (first) throw new ReleaseRefusedError([first, ...others]);
  }
}
