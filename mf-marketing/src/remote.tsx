import { defineRemote, lazyRoute } from '@declic/remote-kit';
import { languages } from './i18n/language';
import { paths } from './paths';
import { manifest } from './remote.manifest';

const home = lazyRoute(() => import('./routes/home.route'));
const landing = lazyRoute(() => import('./routes/landing.route'));
const legal = lazyRoute(() => import('./routes/legal.route'));
const privacy = lazyRoute(() => import('./routes/privacy.route'));

export const remote = defineRemote({
  manifest,
  routes: [
    { path: '/', lazy: home },
    { path: paths.home(), lazy: home },
    ...languages.map((language) => ({ path: `/${language}`, lazy: landing })),
    ...languages.map((language) => ({ path: paths.legal(language), lazy: legal })),
    ...languages.map((language) => ({ path: paths.privacy(language), lazy: privacy })),
    { path: paths.partners(), lazy: lazyRoute(() => import('./routes/partners.route')) },
    { path: paths.signals(), lazy: lazyRoute(() => import('./routes/signals.route')) },
    { path: paths.templates(), lazy: lazyRoute(() => import('./routes/templates.route')) },
    { path: paths.comingSoon(), lazy: lazyRoute(() => import('./routes/coming-soon.route')) },
  ],
});
