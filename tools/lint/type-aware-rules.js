/**
 * The rules of typescript-eslint that read types. Left out: `no-unnecessary-condition`, which reports guards at the edges (a value
 * that changes while one awaits, an API that a browser or jsdom lacks), and rules of taste (`restrict-template-expressions`,
 * `no-confusing-void-expression`, `require-await`).
 */
export const typeAwareRules = {
  everywhere: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-array-delete': 'error',
    '@typescript-eslint/no-base-to-string': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-for-in-array': 'error',
    '@typescript-eslint/no-implied-eval': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/only-throw-error': [
      'error',
      { allowThrowingUnknown: true, allow: [{ from: 'lib', name: 'Response' }] },
    ],
    '@typescript-eslint/prefer-promise-reject-errors': [
      'error',
      { allowThrowingAny: true, allowThrowingUnknown: true },
    ],
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
    ],
    '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
  },
  tests: {
    // A test of code that is shown to people runs it.
    '@typescript-eslint/no-implied-eval': 'off',
    // A request handler of `node:http` may be async: an error ends the test's process.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
  },
  /** `any` comes in with parsed JSON and untyped packages; tests read answers of which they assert the form. */
  product: {
    '@typescript-eslint/no-unsafe-argument': 'error',
    '@typescript-eslint/no-unsafe-assignment': 'error',
    '@typescript-eslint/no-unsafe-call': 'error',
    '@typescript-eslint/no-unsafe-member-access': 'error',
    '@typescript-eslint/no-unsafe-return': 'error',
  },
};
