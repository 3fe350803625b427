import { jsonParam } from '../../engine/params';
import { ID, itemsOrText, members, TEXT, textOr } from '../../engine/json-forms';

const REVIEWS = itemsOrText(textOr(members({ id: ID, title: TEXT, text: TEXT })), { maxItems: 10_000 });

/** Reviews, as `readTextsWithBlanks` takes them. */
export function reviewsParam(placeholder: string) {
  const description = 'A list of at most 10,000 texts, or of objects with "text" and, if wanted, "id".';
  return jsonParam('reviews', 'Reviews', { required: true, placeholder, description, schema: REVIEWS });
}
