import { defineRemote, lazyRoute } from '@declic/remote-kit';
import { languages } from './i18n/language';
import { manifest } from './remote.manifest';

const landing = lazyRoute(() => import('./routes/landing.route'));

export const remote = defineRemote({
  manifest,
  routes: [
    { id: 'landing', path: '/', lazy: landing },
    // Everything below a language is its landing page, as the specification has it: `/fr/*`.
    ...languages.map((language) => ({ id: `landing-${language}`, path: `/${language}/*`, lazy: landing })),
  ],
});
