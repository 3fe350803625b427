import type { RemoteManifest } from '@declic/remote-kit/contract';

export const manifest: RemoteManifest = {
  id: 'mf-example',
  owner: 'platform',
  title: 'Example',
  areas: [{ path: '/example', layout: 'app', access: 'public' }],
  nav: [{ label: 'Example', to: '/example' }],
};
