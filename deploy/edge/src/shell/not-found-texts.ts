import { escapeHtml } from '@declic/nest-kit/escape-html';
import { matchArea } from '@declic/remote-kit/contract';
import type { Composition } from '../composition/composition';
import type { Language } from '../http/opens-page';
import type { PageSlot } from './page-template';

interface NotFoundTexts {
  readonly title: string;
  readonly heading: string;
  readonly help: string;
  readonly home: string;
}

/** As the shell says them once its script runs. */
const texts: Readonly<Record<Language, NotFoundTexts>> = {
  en: {
    title: 'Page not found - Declic',
    heading: 'Oops! Page not found',
    help: 'The address may be mistyped, or the page may have moved.',
    home: 'Return to home',
  },
  fr: {
    title: 'Page introuvable - Declic',
    heading: 'Page introuvable',
    help: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
    home: 'Revenir à l’accueil',
  },
  es: {
    title: 'Página no encontrada - Declic',
    heading: 'Página no encontrada',
    help: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
    home: 'Volver al inicio',
  },
};

/** What a document at an address without a page says where scripts do not run. */
export function notFoundSlots(composition: Composition | undefined, path: string): Partial<Record<PageSlot, string>> {
  const folder = toLanguage(/^\/(\w+)\//.exec(path)?.[1]);
  const area = composition && matchArea(composition.remotes, path)?.area;
  const language = folder ?? toLanguage(area?.lang) ?? 'en';
  const { title, heading, help, home } = texts[language];
  return {
    lang: `lang="${language}"`,
    title: `<title>${escapeHtml(title)}</title>`,
    noscript: `<noscript><main><h1>${heading}</h1><p>${help}</p><p><a href="${folder ? `/${folder}/` : '/'}">${home}</a></p></main></noscript>`,
  };
}

function toLanguage(name: string | undefined): Language | undefined {
  return (Object.keys(texts) as Language[]).find((language) => language === name); // the keys of the object above
}
