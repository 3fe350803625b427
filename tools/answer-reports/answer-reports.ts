import type { Client } from 'pg';
import { CliError } from '../database/cli-error.ts';

/** A report as the team reads it. */
export interface ReportRow {
  readonly id: string;
  readonly action: string;
  readonly reason: string;
  readonly status: string;
  readonly request_id: string;
  readonly comment: string;
  readonly created_at: Date;
  readonly input: string | null;
  readonly answer: string | null;
  readonly credits_refunded: number;
}

/** The reported answers, over a connection of the owner of the schema `actions`. */
export class AnswerReports {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Oldest first. */
  async listOpen(): Promise<ReportRow[]> {
    const sql = `select * from actions.answer_report where status = 'open' order by created_at`;
    return (await this.#client.query<ReportRow>(sql)).rows;
  }

  /** @throws {CliError} there is none with this id. */
  async read(id: string): Promise<ReportRow> {
    const { rows } = await this.#client.query<ReportRow>('select * from actions.answer_report where id::text = $1', [
      id,
    ]);
    if (!rows[0]) throw new CliError(`There is no report ${id}.`);
    return rows[0];
  }

  /**
   * Returns the credits that were given back.
   *
   * @throws {CliError} the report is not there, or is decided.
   */
  async decide(id: string, isAccepted: boolean): Promise<number> {
    const report = await this.read(id);
    const sql = 'select actions.decide_answer_report($1, $2) as credits';
    const { rows } = await this.#client.query<{ credits: number | null }>(sql, [report.id, isAccepted]);
    const credits = rows[0]?.credits ?? null;
    if (credits === null) throw new CliError(`The report ${id} is ${report.status} already.`);
    return credits;
  }
}
