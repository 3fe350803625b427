import { relabel } from '../../../engine/model-path/relabel';
import type { ModelPath } from '../../../engine/model-path/model-path';
import { rowsIn } from '../../../engine/model-path/read-result';
import { readLabels } from '../../../fields/read-labels';
import { isLanguage } from '../../../text/languages';
import { summarizeTickets } from './answer-tickets';
import { labelOfCategory, OTHER } from './classify-tickets';
import { TICKET_CATEGORIES } from './categories';

type Data = Readonly<Record<string, unknown>>;

/** Of `classify_tickets` and its Spanish twin. Priority and sentiment stay as rules and lexicon found them. */
export const llm: ModelPath = {
  credit_cost: 5,
  rewrites: 'result',
  parts: ['rows[].category'],
  instructions:
    'Choose the category of each support ticket by what its writer wants. The draft holds the categories that words decided; keep one that fits.',
  choices: (input) => ({ 'rows[].category': categoriesOf(input) }),
  finish(result, { input, embedded }) {
    const before = rowsIn(embedded, 'rows');
    const rows = rowsIn(result, 'rows').map((row, index) => {
      const changed = relabel(row, before[index], 'category');
      return changed === row ? row : { ...changed, category_label: nameOf(changed, hasLabels(input)) };
    });
    return { ...result, rows, summary: summarizeTickets(rows) };
  },
};

function hasLabels({ labels, examples }: Data): boolean {
  return labels !== undefined || examples !== undefined;
}

function categoriesOf(input: Data): string[] {
  const known = hasLabels(input) ? readLabels(input.labels, input.examples) : TICKET_CATEGORIES;
  return [...known.map(({ name }) => name), OTHER];
}

function nameOf({ category, language }: Data, isOwn: boolean): string | null {
  if (typeof category !== 'string') return null;
  return isLanguage(language) ? labelOfCategory(category, language, !isOwn) : category;
}
