import type { FAQPage, WithContext } from 'schema-dts';

interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions with their answers, word for word as the page shows them. */
export function toFaqPage(questions: readonly AnsweredQuestion[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
