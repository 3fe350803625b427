import { siteHome } from '@declic/remote-kit';

const HOME = '/workshops';

/** Every address this remote owns. Absolute, so a link means the same wherever it is rendered. */
export const paths = {
  /** On the host of the microsite the list is at the root. */
  home: () => (siteHome() === HOME ? '/' : HOME),
  /** A page of the list, from 1. */
  list: (page: number) => (page === 1 ? paths.home() : `${HOME}/page/${page}`),
  questions: () => `${paths.home()}#questions`,
  contact: () => `${paths.home()}#contact`,
  workshop: (id: string) => `${HOME}/${encodeURIComponent(id)}`,
  booking: (id: string) => `${HOME}/${encodeURIComponent(id)}?reserver=1`,
  /** Of the personal link in the mails; its token is the fragment. */
  reservation: () => `${HOME}/booking`,
  /** Of the link of a place in line. */
  waitingPlace: () => `${HOME}/waiting`,
  /** Where the provider leads back to, in the tab of the payment. */
  paid: () => `${HOME}/booking-paid`,
} as const;
