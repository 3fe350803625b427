import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { annotate } from './annotate';
import { renderMarkdown } from './render-markdown';
import { toElements } from './to-elements';

afterEach(cleanup);

/** The text on the page, as a person would have it. */
function show(markdown: string): HTMLElement {
  const part = renderMarkdown(markdown);
  annotate([part], [{ sentence: 'Known sentence.', origin: 'grammar', source: null }]);
  const renderSentence = (index: number) => <i key={index} data-known />;
  return render(<div>{toElements(part, { headingsAbove: 4, renderSentence })}</div>).container;
}

const html = (markdown: string) => {
  const holder = document.createElement('div');
  holder.append(renderMarkdown(markdown));
  return holder.innerHTML;
};

const ATTACKS = [
  '<script>globalThis.attacked = true</script>',
  '<img src=x onerror="globalThis.attacked = true">',
  '![x](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](https://a.example "onmouseover=alert(1)")',
  '[x](https://a.example"onmouseover="alert(1))',
  '![" onerror="alert(1)](https://a.example/"onerror="alert(1))',
  '```"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
  '`<img src=x onerror=alert(1)>`',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name=a><button>Go</button></form>',
  '<a href="https://a.example" style="position:fixed;inset:0">over everything</a>',
  '<style>* { display: none }</style>',
  '<base href="https://evil.example">',
  '<draft-sentence data-index="0">forged</draft-sentence>',
  '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
  '# <img src=x onerror=alert(1)>',
  '- [ ] <input autofocus onfocus=alert(1)>',
];

const ALLOWED = new Set(
  'DIV H5 H6 P BR HR BLOCKQUOTE PRE CODE UL OL LI STRONG EM DEL A TABLE THEAD TBODY TR TH TD I MARK'.split(' '),
);

/** What the page puts around a table, so that it can be scrolled. */
const OF_TABLES = ['data-scroll', 'role', 'aria-label', 'tabindex'];

describe('renderMarkdown', () => {
  it.each(ATTACKS)('makes no harm of %j', (attack) => {
    const shown = show(attack);
    expect(shown.querySelector('[data-known]')).toBeNull();
    const elements = [...shown.querySelectorAll('*')];
    expect(elements.filter(({ tagName }) => !ALLOWED.has(tagName))).toEqual([]);
    for (const element of elements)
      for (const { name, value } of element.attributes) {
        expect(['href', 'rel', 'target', 'start', 'class', 'data-task', ...OF_TABLES]).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:)/i);
      }
    expect('attacked' in globalThis).toBe(false);
    // The same for the files, which are not made by React.
    const file = document.createElement('template');
    file.innerHTML = html(attack);
    expect(
      file.content.querySelector('script, img, svg, math, iframe, form, input, style, base, [onerror], [style]'),
    ).toBeNull();
  });

  it('shows HTML as it was typed', () => {
    expect(show('Prices <b>in bold</b> & 3 < 4').textContent).toBe('Prices <b>in bold</b> & 3 < 4\n');
  });

  it('gives links no weight and no knowledge of the page', () => {
    const link = show('[our page](https://acme.example/a?b=1&c=2)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://acme.example/a?b=1&c=2');
    expect(link?.getAttribute('rel')).toBe('nofollow noopener noreferrer');
    expect(html('[x](https://acme.example)')).toContain('rel="nofollow noopener noreferrer"');
  });

  it('shows a picture as a link', () => {
    expect(show('![Our clinic](https://acme.example/a.png)').querySelector('a')?.textContent).toBe('Our clinic');
  });

  it('renders what Markdown has', () => {
    const shown = show('# A\n\n**b** *c* ~~d~~ `e`\n\n> f\n\n3. g\n\n| h |\n|---|\n| i |\n\n---\n');
    for (const tag of ['h5', 'strong', 'em', 'del', 'code', 'blockquote', 'ol[start="3"]', 'th', 'td', 'hr'])
      expect(shown.querySelector(tag), tag).toBeTruthy();
  });

  it('does not fail on what is nested beyond reason', () => {
    expect(show(`${'>'.repeat(20_000)} deep`).textContent).toContain('deep');
    expect(show(`${'['.repeat(5_000)}x`).textContent).toContain('x');
    expect(show('*'.repeat(5_000)).textContent).toBeDefined();
  });

  it('marks the tasks of a list, whose box stands in place of the bullet', () => {
    const items = [...show('- [ ] Known sentence.\n- [x] done\n- plain').querySelectorAll('li')];
    expect(items.map((item) => [item.textContent?.slice(0, 2), item.hasAttribute('data-task')])).toEqual([
      ['☐ ', true],
      ['☑ ', true],
      ['pl', false],
    ]);
  });
});
