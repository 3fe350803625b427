import type { RemoteManifest } from '@declic/remote-kit/contract';

export const manifest: RemoteManifest = {
  id: 'mf-example',
  owner: 'platform',
  title: 'Example',
  areas: [{ path: '/example', layout: 'app', access: 'public' }],
  nav: [{ label: 'Example', to: '/example' }],
  contract: { remoteKit: '^1.0.0', designSystem: '^1.0.0', session: '^1.0.0' },
};
