import { sessionStore } from '@declic/session';
import type { QueryClient } from '@tanstack/react-query';

/**
 * What was fetched in the name of a person. When their session has ended it is forgotten once their page is left: a page that is
 * still on screen would fetch it again, and be refused.
 */
export class FetchedData {
  #isOwed = false;

  constructor(private readonly client: QueryClient) {
    sessionStore.subscribe(({ status }) => {
      if (status === 'signed-in') this.forgetOwed();
    });
  }

  /** The session has ended, or is about to be replaced by another person's. */
  readonly endSession = () => {
    this.#isOwed = true;
    if (sessionStore.getState().status === 'signed-in') this.forgetOwed();
  };

  /** No page of a person whose session has ended is on screen any more. */
  forgetOwed(): void {
    if (!this.#isOwed) return;
    this.#isOwed = false;
    this.client.clear();
  }
}
