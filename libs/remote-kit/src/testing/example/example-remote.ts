import type { RemoteManifest } from '../../contract';
import { defineRemote } from '../../define-remote';
import { lazyRoute } from '../../lazy-route';

export const exampleManifest: RemoteManifest = {
  id: 'mf-example',
  owner: 'platform',
  title: 'Example',
  areas: [{ path: '/example', layout: 'app', access: 'public' }],
  nav: [{ label: 'Example', to: '/example' }],
};

export const exampleRemote = defineRemote({
  manifest: exampleManifest,
  routes: [{ path: '/example', lazy: lazyRoute(() => import('./example.route')) }],
});
