import { isCheckable, type TypedInput } from './typed-input';

/**
 * Ignores what code assigns to these texts until the returned function is called. Form libraries write their initial values as they
 * start; to write the text once more afterwards would end the composition of a word, and move the cursor of an address to its end.
 */
export function shieldText(typed: readonly TypedInput[]): () => void {
  const texts = typed
    .map(({ control }) => control)
    .filter((it) => !isCheckable(it) && !(it instanceof HTMLSelectElement));
  const unshield = texts.map((control) => {
    const own = Object.getOwnPropertyDescriptor(control, 'value');
    const usual = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
    if (!usual?.get || own?.configurable === false) return () => undefined;
    Object.defineProperty(control, 'value', { ...usual, configurable: true, set: () => undefined });
    return () => {
      if (own) Object.defineProperty(control, 'value', own);
      else Reflect.deleteProperty(control, 'value');
    };
  });
  return () => {
    for (const end of unshield) end();
  };
}
