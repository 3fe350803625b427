/** Some rules of the policy are items of lists as well, and have no full stop of their own. */
export function toSentence(rule: string): string {
  return /[.!?]$/.test(rule) ? rule : `${rule}.`;
}
