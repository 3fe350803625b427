import type { WorkshopsConfig } from '../../config';

/** The addresses of the site that a request came to: the product's, or the microsite's. */
export class RequestedSite {
  readonly #origin: string;
  readonly #isMicrosite: boolean;

  constructor(host: string, { PUBLIC_URL, WORKSHOPS_HOST }: Pick<WorkshopsConfig, 'PUBLIC_URL' | 'WORKSHOPS_HOST'>) {
    this.#isMicrosite = WORKSHOPS_HOST !== undefined && host.toLowerCase() === WORKSHOPS_HOST;
    this.#origin = this.#isMicrosite ? `${new URL(PUBLIC_URL).protocol}//${WORKSHOPS_HOST}` : PUBLIC_URL;
  }

  list(): string {
    return this.#isMicrosite ? `${this.#origin}/` : `${this.#origin}/workshops`;
  }

  workshop(id: string): string {
    return `${this.#origin}/workshops/${id}`;
  }

  picture(id: string): string {
    return `${this.#origin}/api/workshops/sessions/${id}/picture.png`;
  }

  feed(): string {
    return `${this.#origin}/api/workshops/feeds/workshops.rss`;
  }
}
