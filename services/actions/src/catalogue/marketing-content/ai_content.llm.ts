import type { ModelPath } from '../../engine/model-path/model-path';
import { recordIn, textIn } from '../../engine/model-path/read-result';
import type { Language } from '../../text/languages';
import { checkText } from '../../writing/checks';

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['content_md'],
  instructions:
    'Write the text anew in Markdown, with the same sections in the same order, fluently and without filler.',
  finish(result) {
    const language = textIn(result, 'language') as Language; // the output schema names the same
    const checks = { ...recordIn(result, 'checks'), ...checkText('', textIn(result, 'content_md'), language) };
    return { ...result, checks };
  },
};
