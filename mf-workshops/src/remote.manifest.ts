import type { RemoteManifest } from '@declic/remote-kit/contract';

export const manifest: RemoteManifest = {
  id: 'mf-workshops',
  owner: 'Workshops team',
  title: 'Ateliers',
  areas: [{ path: '/workshops', layout: 'site', access: 'public', lang: 'fr' }],
  live: ['/workshops', '/workshops/page/:page', '/workshops/:id'],
  nav: [],
};
