import type { HandlerContext } from '../../../engine/action';
import { readLabels } from '../../../fields/read-labels';
import type { Language } from '../../../text/languages';
import { readTextsWithBlanks } from '../read-texts';
import { classifyTickets } from './classify-tickets';

export interface TicketInput {
  readonly tickets: unknown;
  readonly labels?: unknown;
  readonly examples?: unknown;
  readonly language: Language | 'auto';
}

/** Reads the input, classifies and counts. */
export async function answerTickets(input: TicketInput, { warn }: Pick<HandlerContext, 'warn'>) {
  const hasLabels = input.labels !== undefined || input.examples !== undefined;
  const rows = await classifyTickets({
    tickets: readTextsWithBlanks('tickets', input.tickets),
    labels: hasLabels ? readLabels(input.labels, input.examples) : null,
    language: input.language,
  });
  const count = (wanted: 'blank' | 'language') => rows.filter(({ reason }) => reason === wanted).length;
  const [blank, unread] = [count('blank'), count('language')];
  if (blank > 0) warn(`${blank} of ${rows.length} tickets are blank and have no category.`);
  if (unread > 0)
    warn(`${unread} of ${rows.length} tickets are not in English, French or Spanish and have no category.`);
  return { rows, summary: summarizeTickets(rows) };
}

/** Counts of categories and priorities. */
export function summarizeTickets(rows: readonly { readonly category?: unknown; readonly priority?: unknown }[]) {
  const counts = new Map<string, number>();
  for (const { category } of rows)
    if (typeof category === 'string') counts.set(category, (counts.get(category) ?? 0) + 1);
  const ofPriority = (priority: string) => rows.filter((row) => row.priority === priority).length;
  return {
    count: rows.length,
    by_category: [...counts].map(([category, count]) => ({ category, count })).sort((a, b) => b.count - a.count),
    by_priority: {
      urgent: ofPriority('urgent'),
      high: ofPriority('high'),
      normal: ofPriority('normal'),
      low: ofPriority('low'),
    },
  };
}
