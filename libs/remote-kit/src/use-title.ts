import { useEffect } from 'react';

export interface PageDescription {
  /** The language of the page, `en` unless given. */
  lang?: string | undefined;
  description?: string | undefined;
  /** The path that search engines should know the page by. */
  canonical?: string | undefined;
  /** The paths of the page in its languages, by `hreflang`; the page itself is one of them. A constant of the module. */
  alternates?: Readonly<Record<string, string>> | undefined;
}

/** Names the page: its title, its language, and what search engines read. Exactly as given, with nothing added. */
export function useTitle(
  title: string,
  { lang = 'en', description, canonical, alternates }: PageDescription = {},
): void {
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = lang;
    setHeadElement('meta', 'name', 'description', 'content', description);
    setHeadElement('link', 'rel', 'canonical', 'href', canonical && toAddress(canonical));
    setAlternates(alternates ?? {});
  }, [title, lang, description, canonical, alternates]);
}

/** Sets, creates or (without a value) removes the one element of its kind. */
function setHeadElement(tag: string, key: string, name: string, attribute: string, value: string | undefined): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return existing?.remove();

  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}

function setAlternates(alternates: Readonly<Record<string, string>>): void {
  for (const element of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) element.remove();
  for (const [language, path] of Object.entries(alternates)) {
    const element = document.createElement('link');
    element.rel = 'alternate';
    element.hreflang = language;
    element.href = toAddress(path);
    document.head.append(element);
  }
}

function toAddress(path: string): string {
  return new URL(path, location.origin).href;
}
