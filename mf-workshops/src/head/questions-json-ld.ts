import type { FAQPage, WithContext } from 'schema-dts';
import type { Question } from '../features/home/questions';

/** The questions with their answers, word for word as the page shows them. */
export function toFaqPage(questions: readonly Question[]): WithContext<FAQPage> {
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
