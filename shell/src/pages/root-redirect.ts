import { SIGNED_IN_HOME } from '../guards/access-redirect';

export interface RootVisit {
  hostname: string;
  languages: readonly string[];
  /** Set by the edge, which detects robots with isbot. */
  robot: boolean;
  /** Whether a remote has a page at `/`. */
  owned: boolean;
}

/** Where `/` leads; undefined when the visitor stays. */
export function rootRedirect({ hostname, languages, robot, owned }: RootVisit): string | undefined {
  if (hostname.toLowerCase().startsWith('app.')) return SIGNED_IN_HOME;
  if (robot && owned) return undefined;
  return `/${landingLanguage(languages)}/`;
}

/** French and Spanish have landing pages of their own; all other languages get the English one. */
function landingLanguage(languages: readonly string[]): 'fr' | 'es' | 'en' {
  const preferred = languages[0]?.toLowerCase().split('-')[0];
  return preferred === 'fr' || preferred === 'es' ? preferred : 'en';
}
