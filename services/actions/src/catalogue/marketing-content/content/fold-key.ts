/** A key of a brief in one form: without accents, in lower case, words joined by `_`. */
export function foldKey(key: string): string {
  return key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/gu, '_');
}
