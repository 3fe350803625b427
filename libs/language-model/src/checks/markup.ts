/**
 * Tags, also unclosed ones, and addresses that run or hold content. A `>` in quotes does not end a tag. Every alternative matches
 * without going back, so that the time grows with the length alone.
 */
const MARKUP = /<[a-z!/?](?:"[^"]*"?|'[^']*'?|[^<>"'])*>?|javascript:\S*|data:[a-z]+\/\S*/giu;

/** What is not seen, or changes the order of what is. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/u;
/** Line breaks, and what joins letters and emojis. */
const HARMLESS = /[\n\t\r\u200C\u200D\uFE0E\uFE0F]/gu;

/** Whether the answer has markup that the draft does not have, or has it more often. */
export function hasAddedMarkup(answer: string, draft: string): boolean {
  const left = new Map<string, number>();
  for (const [tag] of draft.matchAll(MARKUP)) left.set(tag, (left.get(tag) ?? 0) + 1);
  for (const [tag] of answer.matchAll(MARKUP)) {
    const count = left.get(tag) ?? 0;
    if (count === 0) return true;
    left.set(tag, count - 1);
  }
  return false;
}

/** What stands around a tag can be one, so often and no more. */
const MAX_NESTED = 5;

/** The text without tags, and without addresses that run or hold content. */
export function withoutMarkup(text: string): string {
  let left = text;
  for (let pass = 0; pass < MAX_NESTED; pass += 1) {
    const without = left.replace(MARKUP, '');
    if (without === left) return left;
    left = without;
  }
  return left.replaceAll('<', '');
}

/** Whether there are characters that are not seen, or change the order of what is. */
export function hasControls(text: string): boolean {
  return CONTROLS.test(text.replace(HARMLESS, ''));
}
