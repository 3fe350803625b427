import type { JsonForm } from '@declic/action-input';
import { items, members, TEXT, textMembers, textOr, texts } from '../engine/json-forms';

const POINTS = items(textOr(texts(['title', 'text'])));

/** Parts of a page that briefs and offers have in common. */
export const PAGE_PARTS: Readonly<Record<string, JsonForm>> = {
  benefits: POINTS,
  steps: POINTS,
  proof: members({ figures: items(texts(['value', 'label'])), quotes: items(texts(['text', 'name', 'role'])) }),
  faq: items(texts(['question', 'answer'])),
};

export const FORM = members({
  ...textMembers(['action', 'email', 'title', 'text', 'button', 'consent']),
  fields: items(TEXT),
});

export const LINKS = items(texts(['label', 'url']));
