import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  aDraft,
  aDraftedIdea,
  aLinkedinPost,
  anUnwrittenDraft,
  aThread,
  blogText,
  threadText,
} from '../testing/draft-factories';
import { createFile } from './draft-files';
import { toSafeName } from '../../../files/safe-name';
import { createStrategyZip } from './strategy-zip';

const attack = '<script>alert(1)</script> & "quotes"';

describe('the web page', () => {
  it('is a whole document that runs nothing', async () => {
    const file = await createFile('html', {
      title: `</title>${attack}`,
      format: 'blog',
      text: `${blogText}\n${attack}`,
      language: 'en',
    });
    const page = new DOMParser().parseFromString(String(file), 'text/html');
    expect(String(file)).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page.title).toBe(`</title>${attack}`);
    expect(page.querySelector('h1')?.textContent).toBe('Online booking for dental clinics');
    expect(page.body.textContent).toContain(attack);
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('a')?.getAttribute('rel')).toContain('nofollow');
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  });

  it('has the tweets of a thread in a list', async () => {
    const page = new DOMParser().parseFromString(
      String(await createFile('html', { title: 'T', format: 'tweet', text: threadText })),
      'text/html',
    );
    expect(page.querySelectorAll('body > ol > li')).toHaveLength(3);
  });
});

describe('the Word document', () => {
  const read = async (text: string, format: 'blog' | 'tweet' = 'blog') => {
    const files = unzipSync(
      (await createFile('docx', { title: 'A title', format, text, language: 'en' })) as Uint8Array<ArrayBuffer>,
    );
    const part = (name: string) => {
      const xml = new DOMParser().parseFromString(strFromU8(files[name] ?? new Uint8Array()), 'application/xml');
      expect(xml.querySelector('parsererror'), name).toBeNull();
      return xml;
    };
    const body = part('word/document.xml');
    const paragraphs = [...body.getElementsByTagName('w:p')].map((paragraph) => ({
      text: [...paragraph.getElementsByTagName('w:t')].map(({ textContent }) => textContent).join(''),
      style: paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val'),
      list: paragraph.getElementsByTagName('w:numPr').length > 0,
    }));
    return { files, part, body, paragraphs };
  };

  it.each([
    ['a list without empty lines', '- [ ] Is the **list** short?\n- [x] Is it read?\n- A point'],
    ['a list with empty lines', '- [ ] Is the **list** short?\n\n- [x] Is it read?\n\n- A point'],
  ])('keeps the box of a task in the paragraph of its text, in %s', async (_, text) => {
    const { paragraphs } = await read(text);
    expect(paragraphs.map((paragraph) => [paragraph.text, paragraph.list])).toEqual([
      ['☐ Is the list short?', true],
      ['☑ Is it read?', true],
      ['A point', true],
    ]);
  });

  it('has the headings, lists and links of the text', async () => {
    const { paragraphs, part } = await read(
      `${blogText}\n[Our page](https://acme.example/page) and [bad](javascript:alert(1))`,
    );
    expect(paragraphs[0]).toEqual({ text: 'Online booking for dental clinics', style: 'Heading1', list: false });
    expect(paragraphs[2]).toMatchObject({ text: 'What gets in the way', style: 'Heading2' });
    expect(paragraphs.filter(({ list }) => list).map(({ text }) => text)).toEqual([
      'Automatic reminders',
      'No double bookings',
    ]);
    const targets = [...part('word/_rels/document.xml.rels').getElementsByTagName('Relationship')].map((one) =>
      one.getAttribute('Target'),
    );
    expect(targets).toContain('https://acme.example/page');
    expect(targets.join()).not.toContain('javascript');
    expect(part('docProps/core.xml').getElementsByTagName('dc:title')[0]?.textContent).toBe('A title');
    expect(part('[Content_Types].xml').documentElement.localName).toBe('Types');
  });

  it('writes HTML and characters of XML as text', async () => {
    const { paragraphs } = await read(`${attack}\n\n\`a < b\` &amp; c`);
    expect(paragraphs.map(({ text }) => text).join('|')).toContain(attack);
    expect(paragraphs.at(-1)?.text).toBe('a < b & c');
  });

  it('keeps bold text, tables, quotes, code and nested lists', async () => {
    const { body, paragraphs } = await read(
      '**b**\n\n> q\n\n| h |\n|---|\n| c |\n\n```\ncode\n```\n\n1. one\n   - two\n',
    );
    const bold = [...body.getElementsByTagName('w:b')].filter((one) => one.getAttribute('w:val') !== 'false');
    expect(bold[0]?.parentElement?.parentElement?.textContent).toBe('b');
    expect(body.getElementsByTagName('w:tbl')).toHaveLength(1);
    for (const text of ['b', 'q', 'h', 'c', 'code', 'one', 'two'])
      expect(paragraphs.map((one) => one.text)).toContain(text);
  });

  it('names the tweets of a thread', async () => {
    const { paragraphs } = await read(threadText, 'tweet');
    expect(paragraphs.filter(({ style }) => style === 'Heading3').map(({ text }) => text)).toEqual([
      'Tweet 1',
      'Tweet 2',
      'Tweet 3',
    ]);
  });
});

it('writes a thread as text, each tweet with its number', async () => {
  expect(await createFile('txt', { title: '', format: 'tweet', text: 'One 1/2\n\n---\n\n**Two**' })).toBe(
    'One 1/2\n\n2/2 Two\n',
  );
});

describe('the archive of a strategy', () => {
  const formula = '=HYPERLINK("https://evil.example","Click")';

  const readZip = async () => {
    const ideas = [
      aDraftedIdea([aDraft(), aLinkedinPost(), aThread()], { title: '../../étage & "Zürich": ça marche ?' }),
      aDraftedIdea([aDraft(), anUnwrittenDraft('queued', { format_type: 'tweet' })], {
        title: formula,
        pillar: '\t@SUM(A1)',
      }),
      aDraftedIdea([aDraft()], { title: '予約' }),
    ];
    return unzipSync(await createStrategyZip(ideas, 'fr'));
  };

  it('has a folder for each idea, with safe names', async () => {
    expect(Object.keys(await readZip()).toSorted()).toEqual([
      '1-etage-zurich-ca-marche/blog-post.docx',
      '1-etage-zurich-ca-marche/blog-post.html',
      '1-etage-zurich-ca-marche/blog-post.md',
      '1-etage-zurich-ca-marche/linkedin-post.md',
      '1-etage-zurich-ca-marche/linkedin-post.txt',
      '1-etage-zurich-ca-marche/tweet-thread.md',
      '1-etage-zurich-ca-marche/tweet-thread.txt',
      '2-hyperlink-https-evil-example-click/blog-post.docx',
      '2-hyperlink-https-evil-example-click/blog-post.html',
      '2-hyperlink-https-evil-example-click/blog-post.md',
      '3-idea/blog-post.docx',
      '3-idea/blog-post.html',
      '3-idea/blog-post.md',
      'index.csv',
    ]);
  });

  it('has the texts as they are, and documents that open', async () => {
    const files = await readZip();
    const file = (name: string) => files[name] ?? new Uint8Array();
    expect(strFromU8(file('3-idea/blog-post.md'))).toBe(blogText);
    expect(strFromU8(file('1-etage-zurich-ca-marche/tweet-thread.txt'))).toContain('👩🏽‍⚕️');
    expect(strFromU8(file('3-idea/blog-post.html'))).toContain('<html lang="fr">');
    expect(Object.keys(unzipSync(file('3-idea/blog-post.docx')))).toContain('word/document.xml');
  });

  it('has an index that no spreadsheet calculates', async () => {
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode((await readZip())['index.csv']);
    expect(csv.startsWith('\uFEFFFolder,Title,Pillar,')).toBe(true);
    const { data, errors } = Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(3);
    expect(data[1]).toMatchObject({
      Title: `'${formula}`,
      Pillar: "'\t@SUM(A1)",
      'Blog Post quality': '82%',
      'Tweet Thread quality': '',
    });
  });
});

describe('toSafeName', () => {
  it.each([
    ['How to book?', 'how-to-book'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'draft-con'],
    ['...', 'draft'],
    ['a'.repeat(200), 'a'.repeat(60)],
    ['Été', 'ete'],
  ])('makes %j %j', (title, name) => expect(toSafeName(title)).toBe(name));
});
