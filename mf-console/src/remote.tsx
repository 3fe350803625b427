import { defineRemote, lazyRoute } from '@declic/remote-kit';
import { paths } from './paths';
import { manifest } from './remote.manifest';

export const remote = defineRemote({
  manifest,
  routes: [
    { path: paths.login(), lazy: lazyRoute(() => import('./routes/login.route')) },
    { path: paths.verifyEmail(), lazy: lazyRoute(() => import('./routes/verify-email.route')) },
    { path: paths.dashboard(), lazy: lazyRoute(() => import('./routes/dashboard.route')) },
    { path: paths.api(), lazy: lazyRoute(() => import('./routes/api.route')) },
    { path: paths.actions(), lazy: lazyRoute(() => import('./routes/actions.route')) },
    { path: '/actions/:slug/playground', lazy: lazyRoute(() => import('./routes/playground.route')) },
    { path: '/actions/:slug/batch', lazy: lazyRoute(() => import('./routes/batch.route')) },
    { path: paths.keys(), lazy: lazyRoute(() => import('./routes/keys.route')) },
    { path: paths.usage(), lazy: lazyRoute(() => import('./routes/usage.route')) },
    { path: paths.account(), lazy: lazyRoute(() => import('./routes/account.route')) },
  ],
});
