import type { ItemUsage } from './usage.repository';

const PURCHASES = 'Credits';

/**
 * What people call an item. Tools have names of their own. An action's title belongs to another service, and old lines may be of
 * actions that no longer exist: their slug is spelled as words.
 */
export function itemName({ category, slug }: Pick<ItemUsage, 'category' | 'slug'>, tools: ReadonlyMap<string, string>) {
  if (category === 'purchases' || slug === null) return PURCHASES;
  return (category === 'tools' && tools.get(slug)) || toWords(slug);
}

function toWords(slug: string): string {
  const words = slug.replace(/[\s._/-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
