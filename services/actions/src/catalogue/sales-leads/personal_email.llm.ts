import { type ModelPath, RefusedAnswerError } from '../../engine/model-path/model-path';
import { rowsIn, textIn } from '../../engine/model-path/read-result';
import type { Language } from '../../text/languages';
import { checkEmail } from './personal-email/write-emails';

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['variants[].subject', 'variants[].body'],
  instructions:
    'Write each e-mail anew as one person writes to another: why them, what for, one question. Keep greeting and signature. Subjects of at most 60 characters.',
  finish(result) {
    const language = textIn(result, 'language') as Language; // the output schema names the same
    const variants = rowsIn(result, 'variants').map((variant) => {
      const email = { subject: textIn(variant, 'subject'), body: textIn(variant, 'body') };
      return { ...variant, ...email, checks: checkEmail(email, language) };
    });
    const [first] = variants;
    if (!first || variants.some(({ subject }) => subject.length > 100 || subject.includes('\n')))
      throw new RefusedAnswerError('its answer has a subject that is too long');
    const { subject, body, checks } = first;
    return { ...result, subject, body, checks, variants };
  },
};
