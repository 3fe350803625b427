import type { RemoteManifest } from '@declic/remote-kit/contract';

export const manifest: RemoteManifest = {
  id: 'mf-flow',
  owner: 'Flow team',
  title: 'Flow Content',
  areas: [{ path: '/tools/flow-content', layout: 'app', access: 'signed-in', needsKey: true }],
  nav: [],
  contract: { remoteKit: '^1.0.0', designSystem: '^1.0.0', session: '^1.1.0' },
};
