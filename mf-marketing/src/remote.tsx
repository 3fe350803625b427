import { defineRemote, lazyRoute } from '@declic/remote-kit';
import { languages } from './i18n/language';
import { manifest } from './remote.manifest';

const landing = lazyRoute(() => import('./routes/landing.route'));

export const remote = defineRemote({
  manifest,
  // Everything below a language is its landing page, as the specification has it: `/fr/*`.
  routes: languages.map((language) => ({ id: `landing-${language}`, path: `/${language}/*`, lazy: landing })),
});
