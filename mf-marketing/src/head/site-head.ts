import type { PageHead } from '@declic/remote-kit';
import type { Language } from '../i18n/language';

/** Of the heading of each page. */
export const HEADING_ID = 'heading';

export interface SiteHeadOptions extends Pick<PageHead, 'title' | 'alternates' | 'jsonLd'> {
  language: Language;
  description: string;
  path: string;
  /** One of `share-pictures.ts`, by its name. */
  picture: string;
  /** The words of the picture. */
  pictureText: string;
}

/** The head of a public page: what search engines know it by, and how it looks where it is shared. */
export function siteHead({ language, path, picture, pictureText, ...head }: SiteHeadOptions): PageHead {
  return {
    ...head,
    lang: language,
    canonical: path,
    paintedWith: HEADING_ID,
    openGraph: {
      type: 'website',
      siteName: 'declic',
      image: {
        // The edge answers with the file of the release that visitors get.
        path: `/remotes/mf-marketing/current/share/${picture}.png`,
        width: 1200,
        height: 630,
        alt: `declic – ${pictureText}`,
      },
    },
  };
}
