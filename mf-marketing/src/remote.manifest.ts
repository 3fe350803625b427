import type { RemoteManifest } from '@declic/remote-kit/contract';

const site = { layout: 'site', access: 'public' } as const;

export const manifest: RemoteManifest = {
  id: 'mf-marketing',
  owner: 'Marketing team',
  title: 'Declic',
  areas: [
    // Browsers are led on from here to their language; what stays is read by robots.
    { path: '/', ...site },
    { path: '/home', ...site },
    { path: '/fr', ...site },
    { path: '/en', ...site },
    { path: '/es', ...site },
    { path: '/partners', ...site, lang: 'fr' },
    { path: '/signals', ...site, lang: 'fr' },
    { path: '/templates', ...site, lang: 'fr' },
    { path: '/coming-soon', ...site },
  ],
  prerender: [
    ...['/', '/home', '/partners', '/signals', '/templates', '/coming-soon'],
    ...['fr', 'en', 'es'].flatMap((language) => [`/${language}/`, `/${language}/legal`, `/${language}/privacy`]),
  ],
  nav: [],
};
