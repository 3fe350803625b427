import { prefersLessMotion } from '../../ui/prefers-less-motion';

/** Confetti, once, unless the user prefers reduced motion. Returns a function that clears the animation. */
export function celebrate(): () => void {
  if (prefersLessMotion()) return () => undefined;
  const falling = throwConfetti().catch(() => null); // the key is what matters
  return () => void falling.then((confetti) => confetti?.reset());
}

/** The library is loaded for this alone. */
async function throwConfetti() {
  const { default: confetti } = await import('canvas-confetti');
  const sheet = decoration();
  // Its default draws in a worker made from a blob, which the page's security policy forbids.
  const fire = confetti.create(sheet, { useWorker: false, resize: true });
  void fire({
    particleCount: 90,
    spread: 70,
    origin: { y: 0.35 },
    colors: ['#FF5A1F', '#15161A', '#0F7B5F', '#E4E1DA'],
  })?.finally(() => sheet.remove());
  return fire;
}

/** A decorative canvas over the page, hidden from screen readers; the library's own canvas is not. */
function decoration() {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '100',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  document.body.append(canvas);
  return canvas;
}
