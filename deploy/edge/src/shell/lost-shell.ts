/**
 * Runs before the shell, in every page. When a file of the shell does not load, or is not what was released, nothing of the shell is
 * there to say so: the file is asked for past the browser's cache and the page is opened again, once, and then people are told.
 */
const LOST_SHELL_SCRIPT = `addEventListener('error', async ({ target }) => {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  const key = 'declic.lost-shell';
  const isFirst = sessionStorage.getItem(key) !== target.src;
  sessionStorage.setItem(key, target.src);
  if (isFirst) {
    await fetch(target.src, { cache: 'reload' }).catch(() => undefined);
    return location.reload();
  }
  const words = {
    fr: ['Declic est indisponible pour le moment', 'Réessayer'],
    es: ['Declic no está disponible en este momento', 'Reintentar'],
  }[navigator.language.slice(0, 2)] ?? ['Declic is not available right now', 'Try again'];
  const heading = document.createElement('h1');
  heading.textContent = words[0];
  const retry = document.createElement('button');
  retry.textContent = words[1];
  retry.addEventListener('click', () => {
    sessionStorage.removeItem(key);
    location.reload();
  });
  const root = document.getElementById('root');
  root.style.cssText = 'max-width: 32rem; margin: 20vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif';
  root.replaceChildren(heading, retry);
}, true);`;

/** The document with that script at its beginning; a document without code of its own needs none. */
export function withLostShellScript(html: string): string {
  if (!/<script\b[^>]*\stype="module"/i.test(html)) return html;
  return html.replace(/<head\b[^>]*>/i, (head) => `${head}<script>${LOST_SHELL_SCRIPT}</script>`);
}
