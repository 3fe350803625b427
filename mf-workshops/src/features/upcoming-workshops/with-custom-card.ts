/** The place of the custom workshop in the grid, counted from one; the last one where there are fewer. */
const POSITION = 5;

export const CUSTOM = 'custom';

/** The sessions with the place of the custom workshop among them. */
export function withCustomCard<Item>(items: readonly Item[]): readonly (Item | typeof CUSTOM)[] {
  return [...items.slice(0, POSITION - 1), CUSTOM, ...items.slice(POSITION - 1)];
}
