import { type AnsweredQuery, PAGE_DATA_ELEMENT_ID, PRERENDERED_ATTRIBUTE } from '@declic/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The answers that the HTML of the page was rendered with, in the cache of queries, so that its code shows the same. They count as new
 * until the page is taken over: an answer that comes before would be another page.
 */
export class PageData {
  readonly #queryClient: QueryClient;
  #answers: readonly AnsweredQuery[];

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
    this.#answers = readAnswers();
    for (const [key, data] of this.#answers) queryClient.setQueryData(key, data);
  }

  /** The page is there: what it shows may be a minute old. */
  renew(): void {
    this.#each((queryKey) => void this.#queryClient.invalidateQueries({ queryKey, exact: true }));
  }

  /** Another release is shown, which may keep something else under these keys. */
  forget(): void {
    this.#each((queryKey) => this.#queryClient.removeQueries({ queryKey, exact: true }));
  }

  #each(handle: (queryKey: AnsweredQuery[0]) => void): void {
    for (const [key] of this.#answers) handle(key);
    this.#answers = [];
  }
}

function readAnswers(): readonly AnsweredQuery[] {
  // Without the mark, nothing says which release they are of.
  if (!document.querySelector(`[${PRERENDERED_ATTRIBUTE}]`)) return [];
  const text = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as AnsweredQuery[]) : []; // what the edge wrote
}
