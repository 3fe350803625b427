import { useLocation } from 'react-router-dom';
import { withClaims } from '../claims';
import { FIRST_CARDS } from '../features/action-grid/first-cards';
import en from '../i18n/landing/en.json';
import es from '../i18n/landing/es.json';
import fr from '../i18n/landing/fr.json';
import { languageOfPath } from '../i18n/language';
import { LandingPage } from './landing-page';

const texts = { en: withClaims(en), es: withClaims(es), fr: withClaims(fr) };

/** One route for the three languages: a file for each would be one more to ask for, beside the page that they share. */
export function Component() {
  const language = languageOfPath(useLocation().pathname);
  return <LandingPage key={language} language={language} texts={texts[language]} firstCards={FIRST_CARDS[language]} />;
}
