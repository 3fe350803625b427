/** Detection reads at most this many characters of a text: its beginning, middle and end. */
const SAMPLE_LENGTH = 6_000;

/** A text of so many letters has n-grams enough to tell related languages apart by a small difference of scores. */
const LONG_TEXT_LETTERS = 60;

/** The least difference between the two best scores (0 to 1) of a short and of a long text. */
const SHORT_TEXT_MARGIN = 0.05;
const LONG_TEXT_MARGIN = 0.01;

/** Below this score none of the languages that were asked for fits. */
const LEAST_SCORE = 0.3;

/** ISO 639-1 code, or null when the text is too short, has no letters, or two languages fit about equally. */
export type DetectLanguage = (text: string, among?: readonly string[]) => string | null;

/**
 * Loads the detector: 60 languages, about 130 MB of heap and 1 s in the process that loads it first.
 * With `among`, the best of those languages is taken, whatever others would score.
 */
export async function loadLanguageDetector(): Promise<DetectLanguage> {
  const { eld } = await import('eld/large');
  return (text, among) => {
    const sample = sampleText(text);
    const letters = sample.match(/\p{L}/gu)?.length ?? 0;
    if (letters < 2) return null;
    const scores = Object.entries(eld.detect(sample).getScores())
      .filter(([language]) => among?.includes(language) ?? true)
      .sort((a, b) => b[1] - a[1]);
    const [best, second] = scores;
    if (!best || best[1] < LEAST_SCORE) return null;
    const margin = letters < LONG_TEXT_LETTERS ? SHORT_TEXT_MARGIN : LONG_TEXT_MARGIN;
    return best[1] - (second?.[1] ?? 0) >= margin ? best[0] : null;
  };
}

function sampleText(text: string): string {
  if (text.length <= SAMPLE_LENGTH) return text;
  const part = SAMPLE_LENGTH / 3;
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, part), text.slice(middle, middle + part), text.slice(-part)].join(' ');
}
