import { defineRemote, lazyRoute } from '@declic/remote-kit';
import { paths } from './paths';
import { manifest } from './remote.manifest';

export const remote = defineRemote({
  manifest,
  routes: [{ path: paths.flowContent(), lazy: lazyRoute(() => import('./routes/flow-content.route')) }],
});
