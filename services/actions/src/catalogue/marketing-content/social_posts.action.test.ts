import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPost } from '../../testing/any-fact';
import { inventedIn } from '../../testing/invented-in';
import { runAction } from '../../testing/run-action';
import { countCharacters } from '../../writing/lengths';
import { NETWORKS } from '../../writing/platform-limits';
import { weightedLength } from '../../writing/weighted-length';
import { socialPosts } from './social_posts.action';

type Posts = Record<
  keyof typeof NETWORKS,
  { text: string; length: number; left_out: string[]; hashtags: string[] } | null
>;

async function write(input: Record<string, unknown>) {
  const { answer, warnings } = await runAction(socialPosts, { topic: 'We moved to Lyon', language: 'en', ...input });
  return { posts: answer['posts'] as Posts, warnings };
}

describe('social_posts', () => {
  it('keeps the limit of each network and invents nothing, for any facts', async () => {
    await fc.assert(
      fc.asyncProperty(anyPost(12), async (given) => {
        const { posts } = await write(given);
        for (const [name, { max }] of Object.entries(NETWORKS)) {
          const text = posts[name as keyof Posts]?.text ?? '';
          expect((name === 'x' ? weightedLength : countCharacters)(text)).toBeLessThanOrEqual(max);
        }
        expect(await inventedIn(socialPosts, given, ['posts'])).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out the last points where there is no room, and says which', async () => {
    const points = ['a', 'b', 'c', 'd'].map((letter) => `${letter} ${'word '.repeat(18)}end`);
    const { posts, warnings } = await write({ points, networks: ['x', 'threads'] });
    expect(posts.x?.left_out).toEqual(points.slice(2));
    expect(posts.threads?.left_out).toEqual([]);
    expect(warnings).toEqual(['x: 2 of 4 points have no room.']);
  });

  it('keeps 280 where a post ends near the limit', async () => {
    const lengths = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const points = ['a'.repeat(90), 'b'.repeat(60 + i)];
        return (await write({ points, networks: ['x'], goal: 'news' })).posts.x?.length ?? 0;
      }),
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(280);
    expect(Math.max(...lengths)).toBeGreaterThan(270);
  });

  it('counts a long address as 23 on X', async () => {
    const link = `https://declic.example.com/${'a'.repeat(250)}`;
    const { posts } = await write({ link, networks: ['x', 'instagram'] });
    expect(posts.x?.text).toContain(link);
    expect(posts.x?.length).toBeLessThan(120);
    expect(posts.instagram?.text).not.toContain(link);
  });

  it('cuts a topic that is longer than the network takes, at a word', async () => {
    const { posts } = await write({ topic: '日本語 '.repeat(70), networks: ['x'] });
    expect(posts.x?.length).toBeLessThanOrEqual(280);
    expect(posts.x?.text).toMatch(/語…$/u);
  });

  it('gives at most the hashtags of the network', async () => {
    const { posts } = await write({ hashtags: ['one', 'two', 'three', 'four', 'five', 'six'] });
    expect(Object.values(posts).map((post) => post?.hashtags.length)).toEqual([3, 1, 2, 5, 1]);
  });
});
