import { escapeHtml } from '@declic/nest-kit/escape-html';
import { matchArea, notFoundWords } from '@declic/remote-kit/contract';
import type { Composition } from '../composition/composition';
import type { Language } from '../http/opens-page';
import type { PageSlot } from './page-template';

/** What a document at an address without a page says where scripts do not run. */
export function notFoundSlots(composition: Composition | undefined, path: string): Partial<Record<PageSlot, string>> {
  const folder = toLanguage(/^\/(\w+)\//.exec(path)?.[1]);
  const area = composition && matchArea(composition.remotes, path)?.area;
  const language = folder ?? toLanguage(area?.lang) ?? 'en';
  const { title, heading, help, home } = notFoundWords[language];
  return {
    lang: `lang="${language}"`,
    title: `<title>${escapeHtml(title)}</title>`,
    noscript: `<noscript><main><h1>${heading}</h1><p>${help}</p><p><a href="${folder ? `/${folder}/` : '/'}">${home}</a></p></main></noscript>`,
  };
}

function toLanguage(name: string | undefined): Language | undefined {
  return (Object.keys(notFoundWords) as Language[]).find((language) => language === name); // the keys of the object above
}
