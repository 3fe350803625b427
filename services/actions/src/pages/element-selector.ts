import type { Element } from 'domhandler';

const PLAIN_ID = /^[A-Za-z][\w-]{0,60}$/;

/** A CSS selector that leads to one element: from the nearest plain id, or from the root, by type and position. */
export function toSelector(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const id = at.attribs['id'];
    if (id !== undefined && PLAIN_ID.test(id)) {
      steps.unshift(`#${id}`);
      break;
    }
    steps.unshift(stepOf(at));
  }
  return steps.join(' > ');
}

function parentOf({ parent }: Element): Element | null {
  return parent && 'attribs' in parent ? parent : null;
}

function stepOf(element: Element): string {
  const siblings = (element.parent?.children ?? []).filter(
    (node): node is Element => 'attribs' in node && node.name === element.name,
  );
  const name = /^[a-z][\w-]*$/.test(element.name) ? element.name : '*';
  return siblings.length > 1 ? `${name}:nth-of-type(${siblings.indexOf(element) + 1})` : name;
}
