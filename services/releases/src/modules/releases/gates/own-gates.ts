import { Injectable } from '@nestjs/common';
import type { Manifest } from '../../../pipeline/manifest';
import { refuseFor } from '../release.errors';
import type { GateReason } from './gate-reason';
import { OperationsGate } from './operations-gate';
import { StoredFiles } from './stored-files';

export interface OwnGateOptions {
  readonly isChosen: boolean;
  readonly override?: boolean | undefined;
}

/** The gates that do not depend on other choices. They may take seconds, so they are passed before the lock of all choices is taken. */
@Injectable()
export class OwnGates {
  constructor(
    private readonly files: StoredFiles,
    private readonly operations: OperationsGate,
  ) {}

  /**
   * A version that is only stored, or chosen in spite of it, may be ahead of the live API. Returns what was put up with.
   *
   * @throws {ReleaseRefusedError} the store lacks a file, or the live API lacks an operation.
   */
  async check(manifest: Manifest, { isChosen, override = false }: OwnGateOptions): Promise<readonly GateReason[]> {
    refuseFor(await this.files.reasons(manifest));
    const unmet = isChosen ? await this.operations.reasons(manifest) : [];
    if (!override) refuseFor(unmet);
    return unmet;
  }
}
