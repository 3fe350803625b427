import { PAGE_CODE_ELEMENT_ID } from '@declic/remote-kit/contract';

/** A tab in the background paints nothing, and has its code all the same. */
const LONGEST_WAIT_MS = 1_000;

/** Loads the code of a page that is there as HTML once it has been painted. The edge writes its links and scripts into a template, where they do nothing. */
export function loadLater(): void {
  const code = document.getElementById(PAGE_CODE_ELEMENT_ID);
  if (!(code instanceof HTMLTemplateElement)) return;
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    code.replaceWith(document.importNode(code.content, true));
  };
  // What is asked for in a frame runs before it is painted; what is asked for there, after.
  requestAnimationFrame(() => setTimeout(load));
  setTimeout(load, LONGEST_WAIT_MS);
}
