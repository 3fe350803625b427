import type { WorkshopsConfig } from '../../config';

/** Public pages that mails link to; personal links come with what is mailed. */
export class SiteAddresses {
  private readonly origin: string;

  constructor({ PUBLIC_URL, WORKSHOPS_HOST }: Pick<WorkshopsConfig, 'PUBLIC_URL' | 'WORKSHOPS_HOST'>) {
    this.origin = WORKSHOPS_HOST === undefined ? PUBLIC_URL : `${new URL(PUBLIC_URL).protocol}//${WORKSHOPS_HOST}`;
  }

  workshop(id: string): string {
    return `${this.origin}/workshops/${id}`;
  }

  list(): string {
    return `${this.origin}/workshops`;
  }
}
