import { defineRemote, lazyRoute } from '@declic/remote-kit';
import { manifest } from './remote.manifest';

export const remote = defineRemote({
  manifest,
  routes: [
    { path: '/example', lazy: lazyRoute(() => import('./routes/home.route')) },
    { path: '/example/:id', lazy: lazyRoute(() => import('./routes/detail.route')) },
  ],
});
