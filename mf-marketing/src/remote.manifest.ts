import type { RemoteManifest } from '@declic/remote-kit/contract';

export const manifest: RemoteManifest = {
  id: 'mf-marketing',
  owner: 'Marketing team',
  title: 'Declic',
  areas: [
    { path: '/fr', layout: 'site', access: 'public' },
    { path: '/en', layout: 'site', access: 'public' },
    { path: '/es', layout: 'site', access: 'public' },
  ],
  nav: [],
  contract: { remoteKit: '^1.0.0', designSystem: '^1.0.0', session: '^1.0.0' },
};
