import type { Element } from 'domhandler';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { describe, expect, it } from 'vitest';
import { toSelector } from './element-selector';
import { readBlocks } from './page-blocks';
import { parsePage } from './parse-page';

const texts = async (html: string, isWhole = false) =>
  readBlocks(await parsePage(html), { isWhole }).map(({ text }) => text);

async function within(ms: number, work: () => Promise<unknown>): Promise<void> {
  const start = process.threadCpuUsage();
  await work();
  expect(cpuMsSince(start)).toBeLessThan(ms);
}

describe('pages of any size and form', () => {
  it.each([
    ['nested elements', '<div>'.repeat(200_000)],
    ['elements 50,000 levels deep', '<div>'.repeat(50_000) + 'text'],
    ['elements 50,000 levels deep and wrongly closed', '<div>'.repeat(50_000) + '</span>'.repeat(150_000)],
    ['59,000 elements at the top', '<p>a</p>'.repeat(59_000)],
    ['59,000 elements in a body', `<html><body>${'<p>a</p>'.repeat(59_000)}</body></html>`],
    ['a million elements', '<p>a'.repeat(250_000)],
  ])('refuses or reads %s within 2 s', async (_, html) => {
    await within(2_000, () =>
      texts(html).catch((error: unknown) => expect(error).toHaveProperty('name', 'UnreadablePageError')),
    );
  });

  it.each([
    ['an attribute of 1 MB', `<p title="${'a'.repeat(1_000_000)}">text</p>`],
    ['100,000 attributes', `<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}=1`).join(' ')}>text</p>`],
    ['an unclosed script', '<p>text</p><script>' + 'x'.repeat(1_000_000)],
    ['an unclosed comment', '<p>text</p><!--' + '<'.repeat(1_000_000)],
    ['elements 1,500 levels deep', '<div>'.repeat(1_500) + 'text'],
    ['names of the prototype', '<p __proto__=1 constructor=2>text<toString></toString></p>'],
  ])('reads %s within 2 s', async (_, html) => {
    await within(2_000, async () => expect(await texts(html)).toEqual(['text']));
  });

  it('refuses more than two million characters', async () => {
    await expect(parsePage('a'.repeat(2_000_001))).rejects.toThrow('longer than');
  });
});

describe('blocks of a page', () => {
  it('are paragraphs, items and rows under their headings, without what is around them', async () => {
    const page = await parsePage(`<body><nav><a href=/>Home</a></nav><h1>Tower</h1><p>It is <b>tall</b>.</p>
      <h2>Size</h2><table><tr><th>Height</th><td>330 m</td></tr></table><ul><li>One</li><li>Two</li></ul>
      <div class="cookie-banner">We use cookies</div><p hidden>not shown</p><script>x()</script><footer>Imprint</footer>`);
    expect(readBlocks(page).map(({ text, headings }) => [text, headings.join(' / ')])).toEqual([
      ['Tower', ''],
      ['It is tall.', 'Tower'],
      ['Size', 'Tower'],
      ['Height: 330 m', 'Tower / Size'],
      ['One', 'Tower / Size'],
      ['Two', 'Tower / Size'],
    ]);
  });

  it('are all of a page when asked for', async () => {
    expect(await texts('<nav>Home</nav><p>Text</p><footer>Imprint</footer>', true)).toEqual([
      'Home',
      'Text',
      'Imprint',
    ]);
  });
});

it('selects the element again by its selector', async () => {
  const page = await parsePage(
    '<html><body><div id="a"><p>1</p><p>2<a>x</a></p></div><p>3</p><i id="1 2">4</i></body></html>',
  );
  const elements = page<Element, string>('*').toArray();
  expect(elements).toHaveLength(8);
  for (const element of elements) expect(page(toSelector(element)).toArray()).toEqual([element]);
});
