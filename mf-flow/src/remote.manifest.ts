import type { RemoteManifest } from '@declic/remote-kit/contract';

export const manifest: RemoteManifest = {
  id: 'mf-flow',
  owner: 'Flow team',
  title: 'Flow Content',
  areas: [{ path: '/tools/flow-content', layout: 'app', access: 'signed-in', needsKey: true }],
  nav: [],
};
