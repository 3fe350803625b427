import { DomainError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import { ReleasesRepository } from './releases.repository';

/** What was asked for. */
export interface Attempt {
  readonly actor: Actor;
  readonly name: string;
  readonly version: string | null;
  readonly action: string;
}

/** Records what the registry refused, and why, in the history of the deployable. */
@Injectable()
export class RefusalLog {
  constructor(private readonly releases: ReleasesRepository) {}

  /** Runs `work`; its transaction is rolled back when it refuses, so the refusal is recorded in one of its own. */
  async watch<Result>({ actor, name, version, action }: Attempt, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && (await this.isRecorded(error, actor, name))) {
        const evidence = { attempted: action, code: error.code };
        await this.releases.record({
          ...{ name, version, action: 'refused', actor: actor.name },
          ...{ reason: error.message, evidence },
        });
      }
      throw error;
    }
  }

  /** What is foreign, once an hour for each actor: a team cannot push the history of another one out of sight. */
  private async isRecorded({ kind, code }: DomainError, actor: Actor, name: string): Promise<boolean> {
    if (kind !== 'forbidden') return kind === 'conflict';
    return !(await this.releases.wasRefused({ name, actor: actor.name, code }));
  }
}
