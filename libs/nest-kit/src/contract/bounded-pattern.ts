/** Longer than any text of the product that has a pattern; what may be longer has none. */
const LONGEST_MATCH = 4096;

/**
 * A pattern of the contract as a test that takes a bounded time. Ajv tries a pattern also on text that `maxLength` refuses, and
 * some patterns take a time that grows with the square of the text: one body could keep a service busy for an hour.
 */
export const boundedPattern = Object.assign(
  (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    return {
      test: (text: string) => text.length <= LONGEST_MATCH && expression.test(text),
      // Ajv tells patterns apart by it.
      toString: () => expression.toString(),
    };
  },
  // Only needed by validators that are written to files.
  { code: 'boundedPattern' },
);
