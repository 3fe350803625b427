import { relabelling, withoutWords } from '../../../engine/model-path/relabel';
import { readLabels } from '../../../fields/read-labels';
import { isLanguage } from '../../../text/languages';
import { summarizeTickets } from './answer-tickets';
import { labelOfCategory, OTHER } from './classify-tickets';
import { TICKET_CATEGORIES } from './categories';

type Data = Readonly<Record<string, unknown>>;

/** Of `classify_tickets` and its Spanish twin. Priority and sentiment stay as rules and lexicon found them. */
export const llm = relabelling(
  { credit_cost: 5, field: 'category' },
  'Choose the category of each support ticket by what its writer wants. The draft holds the categories that words decided; keep one that fits.',
  {
    labelsFor: categoriesOf,
    change: (row, embedded, input) => ({
      ...withoutWords(row, embedded['category']),
      category_label: nameOf(row, hasLabels(input)),
    }),
    summarize: summarizeTickets,
  },
);

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
