import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPost } from '../../testing/any-fact';
import { inventedIn } from '../../testing/invented-in';
import { runAction } from '../../testing/run-action';
import { countCharacters } from '../../writing/lengths';
import { linkedinPost } from './linkedin_post.action';

interface Post {
  post: string;
  hook: string;
  hashtags: string[];
  variants: { structure: string; post: string; length: number }[];
}

async function write(input: Record<string, unknown>) {
  const { answer, warnings } = await runAction(linkedinPost, { topic: 'We moved to Lyon', language: 'en', ...input });
  return { post: answer as unknown as Post, warnings };
}

describe('linkedin_post', () => {
  it('keeps every point, the limit, and invents no number, address or name, for any facts', async () => {
    await fc.assert(
      fc.asyncProperty(anyPost(6), async (given) => {
        const { post } = await write(given);
        for (const { post: text } of post.variants) expect(countCharacters(text)).toBeLessThanOrEqual(3_000);
        expect(await inventedIn(linkedinPost, given, ['post', 'variants'])).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('has every point in every variant', async () => {
    const points = ['Shorter ways', 'A kitchen for all', 'Room for forty'];
    const { post } = await write({ points });
    expect(post.variants.map(({ structure }) => structure)).toEqual(['list', 'point', 'paragraphs']);
    for (const { post: text } of post.variants) for (const point of points) expect(text).toContain(point);
  });

  it.each([
    ['fr', ['Elles duraient 2 h', 'Personne ne lisait']],
    ['fr', ['C’était trop long', 'Personne ne lisait']],
    ['en', ['But nobody read them', 'They took hours']],
    ['es', ['Porque nadie leía', 'Duraban dos horas']],
  ])('begins with no point that needs the sentence before it (%s: %s)', async (language, points) => {
    const { post } = await write({ language, points });
    expect(post.variants.map(({ structure }) => structure)).toEqual(['list', 'paragraphs']);
  });

  it('opens a question in Spanish wherever it stands', async () => {
    const { post } = await write({ language: 'es', call_to_action: 'Y tú, cuál has cometido?' });
    expect(post.post).toContain('\n¿Y tú, cuál has cometido?');
  });

  it('begins news with the topic', async () => {
    const { post } = await write({ goal: 'news', points: ['12 Main Street', 'Open at 9:00'] });
    expect(post.variants.map(({ structure }) => structure)).toEqual(['list', 'paragraphs']);
    expect(post.hook).toBe('We moved to Lyon.');
  });

  it('leaves points out beyond 3,000 characters and says so', async () => {
    const { post, warnings } = await write({
      points: Array.from({ length: 15 }, (_, i) => `${i} ${'word '.repeat(80)}`),
    });
    expect(warnings).toEqual(['11 points are left out: LinkedIn takes 3000 characters.']);
    expect(post.variants.every(({ length }) => length <= 3_000)).toBe(true);
  });

  it('says that a topic alone makes a thin post', async () => {
    expect((await write({})).warnings).toEqual([
      'Without points the post is its topic and a question. Give two or more.',
    ]);
  });

  it.each([
    [{ hashtags: ['two words'] }, 'hashtags', expect.stringContaining('no spaces or signs, as RemoteWork')],
    [{ hashtags: ['123'] }, 'hashtags', expect.stringContaining('"123" cannot be a hashtag: it has letters')],
    [{ points: { a: 1 } }, 'points', expect.stringContaining('Must be a list of texts, or a text, for example [')],
  ])('refuses %j', async (input, field, message) => {
    await expect(write(input)).rejects.toMatchObject({ field, message });
  });
});
