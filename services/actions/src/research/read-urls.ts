import { RejectedInputError } from '../engine/run-errors';

const MAX_URLS = 20;

/** Addresses of a JSON parameter: one text, or a list of texts. Each once, in their order. */
export function readUrls(value: unknown): string[] {
  if (value === undefined) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > MAX_URLS) throw new RejectedInputError('urls', `Must have at most ${MAX_URLS} addresses`);
  const urls = list.map((item, index) => {
    const url = typeof item === 'string' && item.length <= 2_000 ? URL.parse(item.trim()) : null;
    if (!url || !['http:', 'https:'].includes(url.protocol))
      throw new RejectedInputError('urls', `Entry ${index + 1} must be a web address`);
    return url.href;
  });
  return [...new Set(urls)];
}
