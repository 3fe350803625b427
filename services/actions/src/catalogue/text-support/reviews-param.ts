import { jsonParam } from '../../engine/params';

/** Reviews, as `readTextsWithBlanks` takes them. */
export function reviewsParam(placeholder: string) {
  const description = 'A list of at most 10,000 texts, or of objects with "text" and, if wanted, "id".';
  return jsonParam('reviews', 'Reviews', { required: true, placeholder, description });
}
