import type { Language } from '../../../text/languages';
import { LANGUAGES } from '../../../text/languages';
import { resolveLanguages } from '../../../text/resolve-languages';
import { loadSentiment } from '../../../text/sentiment/analyse-sentiment';
import { onOneLine } from '../../../text/span';
import type { InputText } from '../read-texts';
import { loadMentions } from './find-mentions';
import { findOtherTopics } from './other-topics';
import type { LoadedTheme } from './read-themes';
import { findPriorities, summarizeThemes, type ReviewMention, type ThemeSummary } from './summarize-themes';

export interface AnalysisRequest {
  readonly reviews: readonly InputText[];
  readonly themesIn: (language: Language) => readonly LoadedTheme[];
  readonly language: Language | 'auto';
}

const MAX_SIDES = 5;

/** Themes of all reviews; those in other languages are counted and left out. */
export async function analyseReviews({ reviews, themesIn, language }: AnalysisRequest) {
  const resolved = await resolveLanguages(
    reviews.map(({ text }) => text),
    language,
  );
  const groups = LANGUAGES.map((own) => ({
    own,
    texts: reviews.filter((_, index) => resolved[index]?.language === own),
  }));
  const usual = [...groups].sort((a, b) => b.texts.length - a.texts.length)[0]?.own ?? 'en';
  const read = await Promise.all(
    groups.filter(({ texts }) => texts.length > 0).map(({ own, texts }) => readGroup(texts, themesIn(own), own)),
  );
  const mentions = read.flatMap((group) => group.mentions);
  const polarities = read.flatMap((group) => group.polarities);
  const themes = summarizeThemes(mentions, {
    reviews: Math.max(1, polarities.length),
    labelOf: (theme) => themesIn(usual).find(({ name }) => name === theme)?.label ?? theme,
  });
  const count = (polarity: string) => polarities.filter((one) => one === polarity).length;
  return {
    themes,
    praise: sideOf(themes, 'positive'),
    complaints: sideOf(themes, 'negative'),
    actions: findPriorities(themes, mentions, Math.max(1, polarities.length)),
    other_topics: read
      .flatMap(({ topics }) => topics)
      .sort((a, b) => b.reviews - a.reviews)
      .slice(0, 10),
    summary: {
      reviews: reviews.length,
      analysed: polarities.length,
      without_theme: polarities.length - new Set(mentions.map(({ review, place }) => `${place} ${review}`)).size,
      positive: count('positive'),
      neutral: count('neutral'),
      negative: count('negative'),
    },
    language: usual,
  };
}

interface PlacedMention extends ReviewMention {
  /** Ids may be given twice. */
  readonly place: string;
}

async function readGroup(texts: readonly InputText[], themes: readonly LoadedTheme[], language: Language) {
  const [findMentions, analyse] = await Promise.all([loadMentions(themes, language), loadSentiment(language)]);
  const mentions = texts.flatMap(({ id, text }, index) =>
    findMentions(text).map((mention): PlacedMention => ({ ...mention, review: id, place: `${language} ${index}` })),
  );
  const topics = await findOtherTopics(
    texts.map(({ text }) => text),
    themes,
    language,
  );
  return { mentions, topics, polarities: texts.map(({ text }) => analyse(text).polarity) };
}

function sideOf(themes: readonly ThemeSummary[], side: 'positive' | 'negative') {
  return themes
    .filter((theme) => theme[side] > 0)
    .sort((a, b) => b[side] - a[side])
    .slice(0, MAX_SIDES)
    .flatMap(({ theme, label, quotes, ...counts }) => {
      const quote = quotes.find(({ sentiment }) => sentiment === side);
      return quote ? [{ theme, label, reviews: counts[side], quote: onOneLine(quote.text) }] : [];
    });
}
