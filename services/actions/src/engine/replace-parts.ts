type Replace = (part: unknown, path: readonly string[]) => object | null | undefined;

/**
 * A JSON value with some of its parts replaced, which may be what JSON cannot hold. `replace` gives what stands in the place of a part,
 * or undefined where nothing does; the path is its own only while it runs. What holds no such part is not copied.
 */
export function replaceParts(value: unknown, replace: Replace, path: string[] = []): unknown {
  const replaced = replace(value, path);
  if (replaced !== undefined) return replaced;
  if (!isContainer(value)) return value;
  let isChanged = false;
  const entries = Object.entries(value).map(([key, item]) => {
    path.push(key);
    const part = replaceParts(item, replace, path);
    path.pop();
    isChanged ||= !Object.is(part, item);
    return [key, part] as const;
  });
  if (!isChanged) return value;
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** What JSON writes as an array or object. */
export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}
