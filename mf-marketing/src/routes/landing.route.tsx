import { useLocation } from 'react-router-dom';
import { withClaims } from '../claims';
import en from '../i18n/landing/en.json';
import es from '../i18n/landing/es.json';
import fr from '../i18n/landing/fr.json';
import { languageOfPath } from '../i18n/language';
import { LandingPage } from './landing-page';

const texts = { en: withClaims(en), es: withClaims(es), fr: withClaims(fr) };

/** The French grid begins with so many cards; the others are one press away. */
const FIRST_CARDS = { fr: 8, en: undefined, es: undefined };

/** One route for the three languages: a file for each would be one more to ask for, beside the page that they share. */
export function Component() {
  const language = languageOfPath(useLocation().pathname);
  return <LandingPage key={language} language={language} texts={texts[language]} firstCards={FIRST_CARDS[language]} />;
}
