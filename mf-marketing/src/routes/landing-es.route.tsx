import { withClaims } from '../claims';
import source from '../i18n/landing/es.json';
import { LandingPage } from './landing-page';

const texts = withClaims(source);

export function Component() {
  return <LandingPage language="es" texts={texts} />;
}
