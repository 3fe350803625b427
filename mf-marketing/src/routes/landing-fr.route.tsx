import { withClaims } from '../claims';
import source from '../i18n/landing/fr.json';
import { LandingPage } from './landing-page';

const texts = withClaims(source);

/** The grid begins with these; the others are one press away. */
const FIRST_CARDS = 8;

export function Component() {
  return <LandingPage language="fr" texts={texts} firstCards={FIRST_CARDS} />;
}
