import { useEffect } from 'react';

export interface PageDescription {
  /** The language of the page, `en` unless given. */
  lang?: string | undefined;
  description?: string | undefined;
  /** The path that search engines should know the page by. */
  canonical?: string | undefined;
}

/** Names the page: its title, its language, and what search engines read. Exactly as given, with nothing added. */
export function useTitle(title: string, { lang = 'en', description, canonical }: PageDescription = {}): void {
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = lang;
    setHeadElement('meta', 'name', 'description', 'content', description);
    setHeadElement('link', 'rel', 'canonical', 'href', canonical && new URL(canonical, location.origin).href);
  }, [title, lang, description, canonical]);
}

/** Sets, creates or (without a value) removes the one element of its kind. */
function setHeadElement(tag: string, key: string, name: string, attribute: string, value: string | undefined): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return existing?.remove();

  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
