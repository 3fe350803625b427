import { HEAD_ATTRIBUTE, headElements, type HeadElement } from './head-elements';
import type { PageHead } from './page-head';

/** Makes the document's head that of a page: what is there already stays, what the page does not have goes. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  document.documentElement.lang = head.lang ?? 'en';

  const present = [...document.head.querySelectorAll(`[${HEAD_ATTRIBUTE}]`)];
  const kept = new Set<Element>();
  for (const description of headElements(head, location.origin)) {
    if (description.tag === 'title') continue;
    const element = toElement(description);
    const same = present.find((candidate) => !kept.has(candidate) && candidate.isEqualNode(element));
    kept.add(same ?? document.head.appendChild(element));
  }
  for (const element of present) if (!kept.has(element)) element.remove();
}

function toElement({ tag, attributes, text }: HeadElement): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
