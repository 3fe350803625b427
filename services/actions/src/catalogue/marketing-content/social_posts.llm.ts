import { type ModelPath, RefusedAnswerError } from '../../engine/model-path/model-path';
import { recordIn, textIn } from '../../engine/model-path/read-result';
import { isRecord } from '@declic/openapi/json';
import { measurePost, NETWORK_NAMES } from './posts/fit-post';

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: NETWORK_NAMES.map((name) => `posts.${name}.text`),
  instructions:
    'Write each post anew in the manner of its network, with a first line that makes one read on. None longer than in the draft: "limit" counts.',
  finish(result) {
    const posts = recordIn(result, 'posts');
    const measured = NETWORK_NAMES.map((name) => {
      const post = posts[name];
      if (!isRecord(post)) return [name, null] as const;
      const length = measurePost(name, textIn(post, 'text'));
      if (length > Number(post.limit)) throw new RefusedAnswerError('its answer is too long');
      return [name, { ...post, length }] as const;
    });
    return { ...result, posts: Object.fromEntries(measured) };
  },
};
