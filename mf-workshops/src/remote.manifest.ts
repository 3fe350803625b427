import type { RemoteManifest } from '@declic/remote-kit/contract';

export const manifest: RemoteManifest = {
  id: 'mf-workshops',
  owner: 'Workshops team',
  title: 'Ateliers',
  areas: [{ path: '/workshops', layout: 'site', access: 'public' }],
  nav: [],
  contract: { remoteKit: '^1.0.0', designSystem: '^1.0.0', session: '^1.1.0' },
};
