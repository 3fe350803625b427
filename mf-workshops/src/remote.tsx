import { defineRemote, lazyRoute } from '@declic/remote-kit';
import { manifest } from './remote.manifest';

export const remote = defineRemote({
  manifest,
  routes: [
    { path: '/workshops', lazy: lazyRoute(() => import('./routes/workshops-home.route')) },
    { path: '/workshops/page/:page', lazy: lazyRoute(() => import('./routes/workshops-page.route')) },
    { path: '/workshops/booking', lazy: lazyRoute(() => import('./routes/my-booking.route')) },
    { path: '/workshops/booking-paid', lazy: lazyRoute(() => import('./routes/booking-paid.route')) },
    { path: '/workshops/waiting', lazy: lazyRoute(() => import('./routes/waiting-place.route')) },
    { path: '/workshops/:id', lazy: lazyRoute(() => import('./routes/workshop.route')) },
  ],
});
