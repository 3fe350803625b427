/** A JSON value as an expression of JavaScript that is serialised to the same bytes, each line but the first indented. */
export function toJsLiteral(value: unknown, indent: string): string {
  const json = JSON.stringify(value);
  // In a literal this key would set the prototype.
  if (json.includes('"__proto__":')) return `JSON.parse(${JSON.stringify(json)})`;
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
