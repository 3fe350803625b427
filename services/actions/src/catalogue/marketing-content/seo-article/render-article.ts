import type { Language } from '../../../text/languages';
import { typeset } from '../../../writing/typeset';
import { escapeMarkdown, joinBlocks } from '../content/markdown';
import type { Question } from './find-questions';
import type { Source } from './read-sources';
import type { SourceSentence } from './split-source';

interface ArticleSection {
  readonly heading: string;
  readonly sentences: readonly SourceSentence[];
}

export interface Article {
  readonly title: string;
  readonly opening: readonly SourceSentence[];
  readonly sections: readonly ArticleSection[];
  readonly questions: readonly Question[];
}

const WORDS = {
  en: { questions: 'Questions and answers', sources: 'Sources' },
  fr: { questions: 'Questions et réponses', sources: 'Sources' },
  es: { questions: 'Preguntas y respuestas', sources: 'Fuentes' },
} as const satisfies Record<Language, unknown>;

const SENTENCES_OF_PARAGRAPH = 3;

/** Markdown with a footnote at every sentence; sentences of third parties stand in quotation marks. */
export function renderArticle(article: Article, sources: readonly Source[], language: Language): string {
  const words = WORDS[language];
  const paragraphs = (sentences: readonly SourceSentence[]) => toParagraphs(sentences, sources, language);
  const cited = new Set(
    [
      article.opening,
      ...article.sections.map(({ sentences }) => sentences),
      ...article.questions.map(({ answer }) => answer),
    ]
      .flat()
      .map(({ source }) => source),
  );
  return joinBlocks([
    `# ${escapeMarkdown(article.title)}`,
    ...paragraphs(article.opening),
    ...article.sections.flatMap(({ heading, sentences }) => [
      `## ${escapeMarkdown(typeset(heading, language))}`,
      ...paragraphs(sentences),
    ]),
    article.questions.length > 0 && `## ${words.questions}`,
    ...article.questions.flatMap(({ question, answer }) => [
      `### ${escapeMarkdown(typeset(question, language))}`,
      ...paragraphs(answer),
    ]),
    [...cited]
      .sort((a, b) => a - b)
      .map((at) => footnote(at, sources))
      .join('\n'),
  ]);
}

function toParagraphs(sentences: readonly SourceSentence[], sources: readonly Source[], language: Language): string[] {
  const paragraphs: SourceSentence[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    const isSame = last?.[0]?.source === sentence.source && last.length < SENTENCES_OF_PARAGRAPH;
    if (last && isSame) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs.map((group) => {
    const isQuoted = sources[group[0]?.source ?? -1]?.url != null;
    return group
      .map(({ text, source }) => `${escapeMarkdown(isQuoted ? quoted(text, language) : text)}[^${source + 1}]`)
      .join(' ');
  });
}

function quoted(text: string, language: Language): string {
  return language === 'en' ? `“${text}”` : language === 'fr' ? `«\u00A0${text}\u00A0»` : `«${text}»`;
}

function footnote(at: number, sources: readonly Source[]): string {
  const { title = '', url = null } = sources[at] ?? {};
  return `[^${at + 1}]: ${escapeMarkdown(title)}${url === null ? '' : `, <${url}>`}`;
}
