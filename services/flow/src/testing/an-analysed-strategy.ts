import type { Principal } from '@declic/nest-kit';
import type { TestDatabase } from '@declic/nest-kit/testing';

interface AnalysedStrategy {
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly pillars: readonly string[];
  readonly horizonDays: number | null;
}

/** Stores a strategy as its analysis leaves it, and gives its id. */
export async function anAnalysedStrategy(
  db: Pick<TestDatabase, 'owner'>,
  person: Principal,
  { state = 'done', pillars = ['Online booking', 'Reminders'], horizonDays = null }: Partial<AnalysedStrategy> = {},
): Promise<string> {
  const source = { field: 'raw_text', sentence: 'We offer online booking.', index: 1 };
  const lines = (part: string, texts: readonly string[]) =>
    JSON.stringify(texts.map((text, place) => ({ id: `${part}-${place + 1}`, text, source })));
  const rows = await db.owner.query<{ id: string }[]>(
    `insert into flow_strategies (user_id, strategy_name, intake_goals, intake_competitors, intake_tone, intake_raw_text,
       intake_pdf_url, icp_json, pillars_json, offers_json, tone_json, horizon_days, analysis_state)
     values ($1, 'Clinics', 'Fifty demos', '', 'casual', 'We offer online booking.', '', $2, $3, $4, $5, $6, $7) returning id`,
    [
      person.id,
      JSON.stringify({ roles: [], company_types: [], sectors: [], pain_points: [] }),
      lines('pillars', pillars),
      lines('offers', ['Online booking']),
      JSON.stringify({ tone: 'casual', language: 'fr', voice: [] }),
      horizonDays,
      state,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The strategy was not stored.');
  return row.id;
}
