import { choices } from '../../engine/choices';
import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { TEXTS, closedObject } from '../../engine/output-schema';
import { choicesParam } from '../../engine/params';
import { WRITES_SHORT_TEXT } from '../../engine/run-profiles';
import { NETWORKS, type NetworkName } from '../../writing/platform-limits';
import { createSeededRandom } from '../../writing/seeded-random';
import { fitPost, NETWORK_NAMES } from './posts/fit-post';
import { MESSAGE_GROUP, POST_FORM_PARAMS, POST_PARAMS } from './posts/post-params';
import { chooseHashtags, readPost } from './posts/read-post';
import examples from './social_posts.examples.json';
import { llm } from './social_posts.llm';
import search from './social_posts.search.json';

const POST_SCHEMA = {
  type: ['object', 'null'],
  required: ['text', 'length', 'limit', 'unit', 'hashtags', 'left_out'],
  additionalProperties: false,
  properties: {
    text: { type: 'string', description: 'Ready to publish, with hashtags.' },
    length: { type: 'integer', description: 'As the network counts it.' },
    limit: { type: 'integer' },
    unit: { enum: ['characters', 'weighted characters'], description: 'X counts a URL as 23 and an emoji as 2.' },
    hashtags: TEXTS,
    left_out: { type: 'array', items: { type: 'string' }, description: 'Points that have no room.' },
  },
} as const;

export const socialPosts = defineAction({
  slug: 'social_posts',
  title: 'Write posts for every network',
  category: 'Marketing & Content',
  one_liner: 'One idea adapted to LinkedIn, X, Facebook, Instagram and Threads limits',
  credit_cost: 4,
  llm,
  ...WRITES_SHORT_TEXT,

  input: {
    params: [
      POST_PARAMS.topic,
      POST_PARAMS.points,
      choicesParam('networks', 'Networks', {
        default: [...NETWORK_NAMES],
        enum: choices({
          linkedin: 'LinkedIn',
          x: 'X',
          facebook: 'Facebook',
          instagram: 'Instagram',
          threads: 'Threads',
        }),
        description: 'Where the posts are for.',
      }),
      ...POST_FORM_PARAMS,
    ],
    ui: {
      groups: [MESSAGE_GROUP, { id: 'form', label: 'Form', items: ['networks', 'goal', 'tone', 'language'] }],
    },
  },

  output: closedObject({
    posts: {
      ...closedObject(Object.fromEntries(NETWORK_NAMES.map((name) => [name, POST_SCHEMA]))),
      description: 'Null for networks that were not asked for.',
    },
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'template' },
  }),

  async handler(input, { warn }) {
    const brief = await readPost(input, warn);
    const { language } = brief.voice;
    const random = createSeededRandom(input);
    const used = new Set<string>();
    const write = (name: NetworkName) => {
      if (!input.networks.includes(name)) return null;
      const hashtags = chooseHashtags(input, language, NETWORKS[name].hashtags);
      return fitPost(name, { brief, hashtags, random, used });
    };
    const posts = Object.fromEntries(NETWORK_NAMES.map((name) => [name, write(name)]));
    for (const [name, post] of Object.entries(posts))
      if (post && post.left_out.length > 0)
        warn(`${name}: ${post.left_out.length} of ${brief.points.length} points have no room.`);
    return { posts, language };
  },

  examples: dataExamples(examples),
  ...search,
});
