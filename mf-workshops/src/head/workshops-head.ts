import type { PageHead } from '@declic/remote-kit';

/** What every page of the microsite that is found by search engines says of itself. */
export interface WorkshopsHead extends Pick<PageHead, 'description' | 'jsonLd'> {
  title: string;
  path: string;
  /** The picture of shared links, which the service draws. */
  picture: string;
  /** The words of the picture. */
  pictureText: string;
}

/** Of the header of each of these pages. */
export const HEADING_ID = 'heading';

const FEEDS = [
  { type: 'application/rss+xml', path: '/api/workshops/feeds/workshops.rss', title: 'Ateliers Declic (RSS)' },
  { type: 'text/calendar', path: '/api/workshops/feeds/workshops.ics', title: 'Ateliers Declic (calendrier)' },
] as const;

export function workshopsHead({ title, path, picture, pictureText, ...head }: WorkshopsHead): PageHead {
  return {
    ...head,
    title,
    lang: 'fr',
    canonical: path,
    paintedWith: HEADING_ID,
    feeds: FEEDS,
    openGraph: {
      type: 'website',
      siteName: 'Ateliers Declic',
      image: { path: picture, width: 1200, height: 630, alt: pictureText },
    },
  };
}
