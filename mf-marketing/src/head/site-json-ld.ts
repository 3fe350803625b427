import type { Organization, WebSite, WithContext } from 'schema-dts';

const ORGANIZATION = '/#organization';

const organization: WithContext<Organization> = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: 'declic',
  url: '/',
  logo: '/favicon.svg',
};

const webSite: WithContext<WebSite> = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': '/#website',
  name: 'declic',
  url: '/',
  publisher: { '@id': ORGANIZATION },
};

/** Who is behind the site, on the pages where visitors arrive first. */
export const SITE_JSON_LD = [organization, webSite] as const;
