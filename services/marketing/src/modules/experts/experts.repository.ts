import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ExpertRequest } from './expert-request';

@Injectable()
export class ExpertsRepository {
  constructor(private readonly dataSource: DataSource) {}

  inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  async keep(manager: EntityManager, request: ExpertRequest, wording: string): Promise<void> {
    const { service, name, email, company, message, consentVersion, page } = request;
    await manager.query(
      `INSERT INTO expert_request (service, name, email, company, message, consent_version, wording, page)
       VALUES ($1, $2, $3, nullif($4, ''), $5, $6, $7, $8)`,
      [service, name, email, company, message, consentVersion, wording, page],
    );
  }

  /** Erases requests that are so old. */
  async forget(months: number): Promise<void> {
    await this.dataSource.query('DELETE FROM expert_request WHERE created_at < now() - make_interval(months => $1)', [
      months,
    ]);
  }
}
