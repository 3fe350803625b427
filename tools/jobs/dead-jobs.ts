import { Client } from 'pg';
import { CliError } from '../database/cli-error.ts';

/** A job that failed for good, without what it carries. */
export interface DeadJob {
  readonly service: string;
  readonly id: string;
  readonly task: string;
  readonly since: Date;
  readonly error: string | null;
}

/** How many jobs of a kind wait, run or failed for good. */
export interface QueueLine {
  readonly service: string;
  readonly task: string;
  readonly waiting: number;
  readonly running: number;
  readonly dead: number;
}

const DEAD = `attempts >= max_attempts AND locked_at IS NULL`;

/** The queues of all services that have one, over one connection that may use them all. */
export class Queues {
  readonly #client: Client;
  readonly #services: readonly string[];

  constructor(client: Client, services: readonly string[]) {
    this.#client = client;
    this.#services = services;
  }

  lines(): Promise<QueueLine[]> {
    return this.#askAll<QueueLine>(
      (jobs) =>
        `SELECT $1 AS service, task_identifier AS task,
                count(*) FILTER (WHERE NOT (${DEAD}) AND locked_at IS NULL)::integer AS waiting,
                count(*) FILTER (WHERE locked_at IS NOT NULL)::integer AS running,
                count(*) FILTER (WHERE ${DEAD})::integer AS dead
           FROM ${jobs} GROUP BY 2 ORDER BY 2`,
    );
  }

  dead(): Promise<DeadJob[]> {
    return this.#askAll<DeadJob>(
      (jobs) =>
        `SELECT $1 AS service, id::text, task_identifier AS task, updated_at AS since, split_part(last_error, E'\\n', 1) AS error
           FROM ${jobs} job WHERE ${DEAD} ORDER BY job.id`,
    );
  }

  /** Gives a dead job all its tries again, from now on. */
  async retry(service: string, id: string): Promise<void> {
    await this.#change(service, `UPDATE %s SET attempts = 0, run_at = now(), updated_at = now()`, id);
  }

  /** Forgets a dead job. */
  async drop(service: string, id: string): Promise<void> {
    await this.#change(service, `DELETE FROM %s`, id);
  }

  async #change(service: string, statement: string, id: string): Promise<void> {
    const isKnown = (await this.#installed()).includes(service) && /^\d+$/.test(id);
    const rows = isKnown
      ? await this.#ask(
          `${statement.replace('%s', `"${service}_jobs"._private_jobs`)} WHERE id = $1 AND ${DEAD} RETURNING id`,
          [id],
        )
      : [];
    if (rows.length === 0)
      throw new CliError(`No job ${id} of the service ${service} failed for good: see npm run jobs.`);
  }

  async #askAll<Row extends object>(statementFor: (jobs: string) => string): Promise<Row[]> {
    const rows: Row[] = [];
    for (const service of await this.#installed())
      rows.push(...(await this.#ask<Row>(statementFor(`"${service}_jobs".jobs`), [service])));
    return rows;
  }

  async #installed(): Promise<string[]> {
    const rows = await this.#ask<{ service: string }>(
      `SELECT service FROM unnest($1::text[]) WITH ORDINALITY AS given (service, place)
        WHERE to_regclass(format('%I.jobs', service || '_jobs')) IS NOT NULL ORDER BY place`,
      [this.#services],
    );
    return rows.map(({ service }) => service);
  }

  async #ask<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
    return (await this.#client.query<Row>(statement, values)).rows;
  }
}
