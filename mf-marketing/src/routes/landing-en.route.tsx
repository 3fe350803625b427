import { withClaims } from '../claims';
import source from '../i18n/landing/en.json';
import { LandingPage } from './landing-page';

const texts = withClaims(source);

export function Component() {
  return <LandingPage language="en" texts={texts} />;
}
