import { type ModelPath, RefusedAnswerError } from '../../engine/model-path/model-path';
import { rowsIn, textIn } from '../../engine/model-path/read-result';
import { checkText } from '../../writing/checks';
import type { Language } from '../../text/languages';
import { clipWords, countCharacters } from '../../writing/lengths';
import { NETWORKS } from '../../writing/platform-limits';

const { max, preview } = NETWORKS.linkedin;

export const llm: ModelPath = {
  credit_cost: 5,
  rewrites: 'result',
  parts: ['variants[].post'],
  instructions:
    'Write each LinkedIn post anew: a first line that makes one read on, short paragraphs, the hashtags at the end. Every variant says the same in another way.',
  finish(result) {
    const language = textIn(result, 'language') as Language; // the output schema names the same
    const variants = rowsIn(result, 'variants').map((variant) =>
      describePost(variant, textIn(variant, 'post'), language),
    );
    const [first] = variants;
    if (!first || variants.some(({ length }) => length > max)) throw new RefusedAnswerError('its answer is too long');
    const { post, hook, length } = first;
    return { ...result, post, hook, length, preview: clipWords(post, preview), variants };
  },
};

function describePost(variant: Readonly<Record<string, unknown>>, post: string, language: Language) {
  const [hook = ''] = post.trim().split('\n');
  return { ...variant, hook: hook.trim(), post, length: countCharacters(post), checks: checkText('', post, language) };
}
