import { usePageHead } from '@declic/remote-kit';
import { siteHead, type SiteHeadOptions } from './site-head';

interface FrenchPage extends Pick<SiteHeadOptions, 'path' | 'picture'> {
  texts: { readonly title: string; readonly description: string; readonly heading: string };
}

/** The head of a public page that exists in French alone; its heading stands in its picture. */
export function useFrenchPageHead({ texts: { title, description, heading }, ...page }: FrenchPage): void {
  usePageHead(siteHead({ ...page, language: 'fr', title, description, pictureText: heading }));
}
