import { SIGNED_IN_HOME } from '../session/access-redirect';

export interface RootVisit {
  hostname: string;
  languages: readonly string[];
  /** What the edge said of the visitor. */
  robot: boolean;
  /** Whether a remote has a page at `/`. */
  owned: boolean;
}

/** Where `/` leads; undefined when the visitor stays. */
export function rootDestination({ hostname, languages, robot, owned }: RootVisit): string | undefined {
  if (hostname.toLowerCase().startsWith('app.')) return SIGNED_IN_HOME;
  if (robot && owned) return undefined;
  return `/${landingLanguage(languages)}/`;
}

/** French and Spanish have their own pages; everybody else reads English. */
function landingLanguage(languages: readonly string[]): 'fr' | 'es' | 'en' {
  const preferred = languages[0]?.toLowerCase().split('-')[0];
  return preferred === 'fr' || preferred === 'es' ? preferred : 'en';
}
