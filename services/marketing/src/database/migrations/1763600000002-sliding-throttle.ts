import { slidingThrottleTable } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters whose windows slide. */
export class SlidingThrottle1763600000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(slidingThrottleTable());
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
