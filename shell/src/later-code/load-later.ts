import { PAGE_CODE_ELEMENT_ID, SESSION_FOUND } from '@declic/remote-kit/contract';

/** How long a page that is only read stays without its code: its first frames, fonts and pictures come before. */
const QUIET_MS = 2_500;
/** A page that is never idle has its code all the same. */
const LONGEST_IDLE_WAIT_MS = 500;

/** What somebody does who is about to use a control of the page. Turning a wheel is reading. */
const USE_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', SESSION_FOUND];

/**
 * Loads the code of a page that is there as HTML when somebody begins to use it, has a session, or has read for a while. The edge writes
 * its links and scripts into a template, where they do nothing.
 */
export function loadLater(): void {
  const code = document.getElementById(PAGE_CODE_ELEMENT_ID);
  if (!(code instanceof HTMLTemplateElement)) return;
  const load = () => {
    for (const type of USE_EVENTS) removeEventListener(type, use);
    code.replaceWith(document.importNode(code.content, true));
  };
  const use = ({ type, movementX, movementY }: Event & Partial<Pick<PointerEvent, 'movementX' | 'movementY'>>) => {
    // Some browsers report the place of a pointer at rest as a move when a page is painted under it.
    if (type !== 'pointermove' || movementX || movementY) load();
  };
  for (const type of USE_EVENTS) addEventListener(type, use);
  setTimeout(() => {
    // Safari has none.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: LONGEST_IDLE_WAIT_MS });
    else load();
  }, QUIET_MS);
}
