/** What a person does after a generator, told after nx has listed what it wrote. */
export function sayNext(...steps: readonly string[]): void {
  console.log(['', 'Next:', ...steps.map((step, index) => `${index + 1}. ${step}`)].join('\n'));
}
