import type { WebSite, WithContext } from 'schema-dts';
import { paths } from '../paths';

/** The microsite, as search engines name it. */
export const workshopsSite = (): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Ateliers Declic',
  url: paths.home(),
  inLanguage: 'fr',
  publisher: { '@type': 'Organization', name: 'declic', url: '/' },
});
