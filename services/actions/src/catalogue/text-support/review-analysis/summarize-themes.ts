import type { Mention } from './find-mentions';

export interface ReviewMention extends Mention {
  readonly review: string;
}

const MAX_QUOTES = 3;

const round = (value: number) => Number(value.toFixed(3));

/** Share, opinions and quotes of each theme that is mentioned, most mentioned first. */
export function summarizeThemes(
  mentions: readonly ReviewMention[],
  { reviews, labelOf }: { readonly reviews: number; readonly labelOf: (theme: string) => string },
) {
  const names = [...new Set(mentions.map(({ theme }) => theme))];
  return names
    .map((theme) => {
      const own = mentions.filter((mention) => mention.theme === theme);
      const count = (polarity: Mention['polarity']) => own.filter((mention) => mention.polarity === polarity).length;
      return {
        theme,
        label: labelOf(theme),
        mentions: own.length,
        share: round(own.length / reviews),
        positive: count('positive'),
        neutral: count('neutral'),
        negative: count('negative'),
        score: round(own.reduce((sum, { score }) => sum + score, 0) / own.length),
        quotes: chooseQuotes(own),
      };
    })
    .sort((a, b) => b.mentions - a.mentions || (a.theme < b.theme ? -1 : 1));
}

export type ThemeSummary = ReturnType<typeof summarizeThemes>[number];

/** The strongest opinions, of both sides where there are both. */
function chooseQuotes(mentions: readonly ReviewMention[]) {
  const sorted = [...mentions].sort((a, b) => Math.abs(b.score) - Math.abs(a.score));
  const best = sorted.find(({ score }) => score > 0);
  const worst = sorted.find(({ score }) => score < 0);
  const chosen = [...new Set([sorted[0], best, worst, ...sorted])]
    .flatMap((mention) => mention ?? [])
    .slice(0, MAX_QUOTES);
  return chosen.map(toQuote);
}

function toQuote({ review, polarity, score, quote }: ReviewMention) {
  return { review, text: quote.text, start: quote.start, end: quote.end, sentiment: polarity, score };
}

/** What to mend first: complaints weighed by how strong they are and how much of a theme they are. */
export function findPriorities(themes: readonly ThemeSummary[], mentions: readonly ReviewMention[], reviews: number) {
  return themes
    .filter(({ negative }) => negative > 0)
    .map(({ theme, label, negative, mentions: all }) => {
      const complaints = mentions
        .filter((mention) => mention.theme === theme && mention.polarity === 'negative')
        .sort((a, b) => a.score - b.score);
      const severity = -complaints.reduce((sum, { score }) => sum + score, 0) / negative;
      const weight = round((negative / reviews) * severity * (0.5 + (0.5 * negative) / all));
      return {
        theme,
        label,
        complaints: negative,
        share: round(negative / reviews),
        severity: round(severity),
        weight,
        quotes: complaints.slice(0, MAX_QUOTES).map(toQuote),
      };
    })
    .sort((a, b) => b.weight - a.weight)
    .map((one, index) => ({ rank: index + 1, ...one }));
}
