import { withClaims } from './claims';
import comingSoon from './i18n/coming-soon.texts.json';
import en from './i18n/landing/en.json';
import es from './i18n/landing/es.json';
import fr from './i18n/landing/fr.json';
import partners from './i18n/partners.texts.json';
import signals from './i18n/signals.texts.json';
import templates from './i18n/templates.texts.json';

const landing = ({ heading, lead }: { heading: readonly string[]; lead: string }) => ({
  title: heading.join(' '),
  text: lead,
});
const plain = ({ heading, lead }: { heading: string; lead: string }) => ({ title: heading, text: lead });

/** The pictures of shared links, by name: the build draws each as `share/<name>.png`. No page imports this. */
export const sharePictures = withClaims({
  fr: landing(fr),
  en: landing(en),
  es: landing(es),
  partners: plain(partners),
  signals: plain(signals),
  templates: plain(templates),
  'coming-soon': { title: comingSoon.en.word, text: comingSoon.en.text },
});
