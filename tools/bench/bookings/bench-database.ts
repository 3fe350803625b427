import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bootstrapDatabase } from '../../database/bootstrap.ts';
import { DATABASE, derivedPasswords, type LoginKind, loginUrl } from '../../database/logins.ts';
import { freePort } from '../../database/ports.ts';
import { startPostgres } from '../../database/start-postgres.ts';
import { runStatements } from '../shared/run-statements.ts';
import { MAX_SESSIONS, sessionIdSql } from './loads.ts';

const run = promisify(execFile);

/** The settings of the product; durability is named because everything here depends on it. */
const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_wal_size: '4GB' };

/** A server of its own with sessions that are never full. */
export interface BenchDatabase {
  /** As the service. */
  readonly url: string;
  /** Runs statements as the owner, one by one, and gives the rows of the last. */
  query(...statements: string[]): Promise<object[]>;
  stop(): Promise<void>;
}

/** @param built where the built migration is. */
export async function startDatabase(dataDir: string, built: string): Promise<BenchDatabase> {
  const postgres = await startPostgres({ dataDir, port: await freePort(), settings });
  try {
    const passwords = derivedPasswords('bench');
    await bootstrapDatabase({ adminUrl: postgres.adminUrl, passwords });
    const login = (kind: LoginKind) => loginUrl(postgres.adminUrl, DATABASE, passwords, 'workshops', kind);
    await run(process.execPath, [join(built, 'migrate.js')], {
      env: { ...process.env, OWNER_DATABASE_URL: login('owner'), DATABASE_URL: login('app') },
    });
    const query = (...statements: string[]) => runStatements(login('owner'), ...statements);
    await query(...addSessions({ from: 1, to: MAX_SESSIONS, start: `now() + interval '30 days'` }));
    await runStatements(login('app'), ...SEND_LATER);
    return { url: login('app'), query, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Mails wait until the run is over: what sends them is no part of a booking. The service owns its queue. */
const SEND_LATER = [
  `create function workshops_jobs.send_later() returns trigger language plpgsql as
   $$ begin new.run_at := now() + interval '1 day'; return new; end $$`,
  `create trigger send_later before insert on workshops_jobs._private_jobs
   for each row execute function workshops_jobs.send_later()`,
];

/** Statements that add sessions by number; `start` may use it. */
export function addSessions({ from, to, start }: { from: number; to: number; start: string }): string[] {
  const id = sessionIdSql('number');
  const text = `array(select 'Un point du programme de l’atelier, assez long pour une ligne' from generate_series(1, 4))`;
  return [
    `insert into workshop_session (id, title, subtitle, start_utc, duration_min, status, level, format, replay_url, replay_kind,
                                   stack, agenda, objectives, deliverables, prerequisites, perks)
     select ${id}, 'Atelier ' || number, 'Du formulaire au CRM', ${start}, 60, 'upcoming', 'beginner', 'hands_on',
            case when ${start} < now() then 'https://example.com/replay.mp4' end, case when ${start} < now() then 'file' end,
            '{n8n,Make}', ${text}, ${text}, ${text}, ${text}, ${text} from generate_series(${from}, ${to}) number`,
    `insert into seat_counter (session_id, capacity) select ${id}, 100000000 from generate_series(${from}, ${to}) number`,
    'vacuum analyze workshop_session, seat_counter',
  ];
}
