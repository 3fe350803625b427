/** The form of a decimal is read in linear time. */
const DECIMAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/;
const LONGEST_DECIMAL = 64;

/** Forms send numbers as text; they are read as decimals. A text that is none stays a text. */
export function decimalOrText(text: string): number | string {
  return text.length <= LONGEST_DECIMAL && DECIMAL.test(text) ? Number.parseFloat(text) : text;
}

/** The value of a text in JSON; a text that is none stays a text. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
