import { writeCsv } from '../../files/write-csv';
import { statusWords } from '../../idea/idea-status';
import { formatShare } from '../../idea/format-share';
import type { Idea } from '../../idea/ideas.queries';

const COLUMNS = ['Day', 'Title', 'Status', 'Pillar', 'Angle', 'Summary', 'Novelty', 'Engine', 'Id'] as const;

/** The plan as CSV, by day; what has none stands at the end. */
export function writePlanCsv(ideas: readonly Idea[]): Promise<string> {
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
  return writeCsv(COLUMNS, rows);
}
