import type { RemoteManifest } from '@declic/remote-kit/contract';

export const manifest: RemoteManifest = {
  id: 'mf-marketing',
  owner: 'Marketing team',
  title: 'Declic',
  areas: [
    // People are redirected to their language; what stays here is read by robots, in English.
    { path: '/', layout: 'site', access: 'public' },
    { path: '/fr', layout: 'site', access: 'public' },
    { path: '/en', layout: 'site', access: 'public' },
    { path: '/es', layout: 'site', access: 'public' },
  ],
  nav: [],
};
