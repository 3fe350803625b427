import { Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const WORK = {
  analysis: { most: 60, noun: 'analyses' },
  ideas: { most: 60, noun: 'requests of ideas' },
  rewriting: { most: 120, noun: 'drafts that are written again' },
  saving: { most: 600, noun: 'saved drafts' },
} as const;

/**
 * How much work an account may ask for in an hour: each of these takes time of the service or calls of a model, and none of them credits
 * that are not given back, or belong to an analysis that is paid.
 */
@Injectable()
export class WorkLimits {
  constructor(
    private readonly throttle: Throttle,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws {TooManyRequestsError} the account has asked for as much as it may. */
  async enforce(userId: string, work: keyof typeof WORK): Promise<void> {
    const { most, noun } = WORK[work];
    const limit = { scope: `flow-${work}`, subject: userId, limit: most, windowSeconds: 60 * 60 };
    await this.throttle.enforce(this.dataSource.manager, limit, {
      code: 'too_many_requests',
      message: `An account may have ${most} ${noun} in an hour. Nothing was changed: try again later.`,
    });
  }
}
