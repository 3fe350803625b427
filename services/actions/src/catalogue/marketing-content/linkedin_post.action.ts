import { defineAction } from '../../engine/define-action';
import { TEXTS, closedObject } from '../../engine/output-schema';
import { WRITES_SHORT_TEXT } from '../../engine/run-profiles';
import { checkText, TEXT_CHECK_SCHEMA } from '../../writing/checks';
import { clipWords, countCharacters } from '../../writing/lengths';
import { NETWORKS } from '../../writing/platform-limits';
import { createSeededRandom } from '../../writing/seeded-random';
import { examples } from './linkedin_post.examples';
import { MESSAGE_GROUP, POST_FORM_PARAMS, POST_PARAMS } from './posts/post-params';
import { chooseHashtags, readPost } from './posts/read-post';
import { POST_STRUCTURES, writePost } from './posts/write-post';
import { llm } from './linkedin_post.llm';
import search from './linkedin_post.search.json';

const { max, preview, hashtags: MAX_HASHTAGS } = NETWORKS.linkedin;

/** A place or an hour is no opening: news begin with the topic. */
const STRUCTURES = {
  advice: POST_STRUCTURES,
  news: ['list', 'paragraphs'],
  discussion: ['paragraphs', 'list', 'point'],
} as const;

const POST_PROPERTIES = {
  structure: {
    enum: POST_STRUCTURES,
    description: 'What the post begins with and how the points stand.',
  },
  hook: { type: 'string', description: 'The first line.' },
  post: { type: 'string', description: 'Ready to publish, with hashtags.' },
  length: { type: 'integer', description: 'Characters; LinkedIn takes 3,000.' },
  checks: TEXT_CHECK_SCHEMA,
} as const;

export const linkedinPost = defineAction({
  slug: 'linkedin_post',
  title: 'Write a LinkedIn post',
  category: 'Marketing & Content',
  one_liner: "Hook, body and call to action within LinkedIn's limit",
  credit_cost: 3,
  llm,
  ...WRITES_SHORT_TEXT,

  input: {
    params: [POST_PARAMS.topic, POST_PARAMS.points, ...POST_FORM_PARAMS],
    ui: {
      groups: [MESSAGE_GROUP, { id: 'form', label: 'Form', items: ['goal', 'tone', 'language'] }],
    },
  },

  output: closedObject({
    post: POST_PROPERTIES.post,
    hook: POST_PROPERTIES.hook,
    hashtags: TEXTS,
    length: POST_PROPERTIES.length,
    preview: { type: 'string', description: 'About what is shown before "more": the first 210 characters.' },
    variants: {
      type: 'array',
      minItems: 1,
      items: closedObject(POST_PROPERTIES),
      description: 'The first is the one above.',
    },
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'template' },
  }),

  async handler(input, { warn }) {
    const brief = await readPost(input, warn);
    const { points } = brief;
    const { language } = brief.voice;
    const hashtags = chooseHashtags(input, language, MAX_HASHTAGS);
    const random = createSeededRandom(input);
    const used = new Set<string>();
    const kept = fitting(points, warn);
    const variants = STRUCTURES[brief.goal].flatMap((structure) => {
      const written = writePost({ ...brief, points: kept }, structure, random, used);
      if (!written) return [];
      const post = [written.text, hashtags.join(' ')].filter((part) => part !== '').join('\n\n');
      return [
        { structure, hook: written.hook, post, length: countCharacters(post), checks: checkText('', post, language) },
      ];
    });
    const [first] = variants;
    if (!first) throw new Error('One structure can always be written.');
    if (points.length === 0) warn('Without points the post is its topic and a question. Give two or more.');
    const { post, hook, length } = first;
    return { post, hook, hashtags, length, preview: clipWords(post, preview), variants, language };
  },

  examples,
  ...search,
});

/** Room for topic, lead, request, link and hashtags beside the points. */
const ROOM_FOR_REST = 1_000;

function fitting(points: readonly string[], warn: (message: string) => void): readonly string[] {
  let total = 0;
  const kept = points.filter((point) => (total += countCharacters(point) + 4) <= max - ROOM_FOR_REST);
  if (kept.length < points.length)
    warn(`${points.length - kept.length} points are left out: LinkedIn takes ${max} characters.`);
  return kept;
}
