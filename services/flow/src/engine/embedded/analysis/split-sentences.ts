const segmenter = new Intl.Segmenter('fr', { granularity: 'sentence' });

/** A dot after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:M|MM|Mme|Mmes|Mlle|Dr|Pr|Me|St|Ste|Mr|Mrs|Ms|Prof|No|vs|cf|env|approx|Inc|Ltd|Co|e\.g|i\.e|p\. ?ex|av|bd|tél|tel|min|max|incl|excl|esp|ca|ej|aprox|etc)\.$/i;
const LONGEST = 600;

/** The sentences of one paragraph, as typed; a run of text without any end is cut at a space. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(paragraph)) {
    const last = sentences.at(-1);
    if (last !== undefined && continues(last, segment)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences
    .flatMap(splitCasual)
    .flatMap(cut)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function continues(last: string, next: string): boolean {
  const ending = last.trimEnd();
  if (!ABBREVIATION.test(ending)) return false;
  return !/etc\.$/i.test(ending) || /^\p{Ll}/u.test(next);
}

/** People in a hurry begin sentences in lower case. The word before the stop is longer than an abbreviation. */
function splitCasual(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(/\p{L}{3,}["»”)]?[.!?]+\s+(?=\p{Ll})/gu)) {
    const end = match.index + match[0].length;
    if (ABBREVIATION.test(sentence.slice(from, end).trimEnd())) continue;
    parts.push(sentence.slice(from, end));
    from = end;
  }
  return [...parts, sentence.slice(from)];
}

/** Whether a text was cut out of a run without an end. */
export const isCut = (sentence: string): boolean =>
  sentence.length > LONGEST * NEARLY_LONGEST && !/[.!?]\W*$/.test(sentence);
const NEARLY_LONGEST = 0.9;

function cut(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const end = space > 0 ? space : LONGEST;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
