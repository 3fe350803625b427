import { statusWords } from '../../idea/idea-status';
import { formatShare } from '../../idea/format-share';
import type { Idea } from '../../idea/ideas.queries';

const COLUMNS = ['Day', 'Title', 'Status', 'Pillar', 'Angle', 'Summary', 'Novelty', 'Engine', 'Id'] as const;
/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The plan as CSV, by day; what has none stands at the end. No cell is taken for a formula. */
export async function writePlanCsv(ideas: readonly Idea[]): Promise<string> {
  const { toCsv } = await import('@declic/action-console/to-csv');
  const rows = ideas
    .toSorted((one, other) => (one.scheduled_on ?? '9').localeCompare(other.scheduled_on ?? '9'))
    .map((idea) => ({
      Day: idea.scheduled_on ?? '',
      Title: idea.title,
      Status: statusWords[idea.status],
      Pillar: idea.pillar,
      Angle: idea.angle,
      Summary: idea.summary,
      Novelty: formatShare(idea.novelty_score),
      Engine: idea.engine,
      Id: idea.id,
    }));
  return `${BYTE_ORDER_MARK}${toCsv(COLUMNS, rows)}\r\n`;
}
