import { defineRemote, lazyRoute } from '@declic/remote-kit';
import { manifest } from './remote.manifest';

export const remote = defineRemote({
  manifest,
  routes: [
    { path: '/workshops', lazy: lazyRoute(() => import('./routes/workshops-home.route')) },
    { path: '/workshops/:id', lazy: lazyRoute(() => import('./routes/workshop.route')) },
  ],
});
