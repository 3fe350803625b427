import { toKey } from '../../engine/embedded/analysis/fold';

/** What is the same for the rules of the analysis is the same here; other scripts have no such key. */
export const toLineKey = (text: string): string => toKey(text) || text.toLowerCase();
