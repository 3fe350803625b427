import { describe, expect, it } from 'vitest';
import { readDocuments } from './read-documents';

describe('documents', () => {
  it('have the headings of Markdown above their paragraphs', async () => {
    const [source] = await readDocuments('# Guide\n\nFirst.\n\n## Setup\n\nSecond\nline.\n\n# Other\n\nThird.');
    expect(source?.blocks.map(({ text, headings, level }) => [level, text, ...headings])).toEqual([
      [1, 'Guide'],
      [0, 'First.', 'Guide'],
      [2, 'Setup', 'Guide'],
      [0, 'Second line.', 'Guide', 'Setup'],
      [1, 'Other'],
      [0, 'Third.', 'Other'],
    ]);
  });

  it('are named by their title, that of their HTML, or their number', async () => {
    const html = '<title> A \n page </title><p>Text</p>';
    const sources = await readDocuments(['a', { text: 'b', title: 'B' }, { html }, { html, title: 'C' }]);
    expect(sources.map(({ title }) => title)).toEqual(['Document 1', 'B', 'A page', 'C']);
  });

  it('have no fenced code, unless its fence is not closed', async () => {
    const texts = async (text: string) => (await readDocuments(text))[0]?.blocks.map((block) => block.text);
    expect(await texts('Before.\n\n```sh\nnpm start\n```\n\nAfter.')).toEqual(['Before.', 'After.']);
    expect((await texts('Before.\n\n```sh\nnpm start'))?.join(' ')).toContain('npm start');
  });

  it('may be one alone', async () => {
    expect(await readDocuments({ text: 'a' })).toHaveLength(1);
    expect(await readDocuments(undefined)).toEqual([]);
  });
});
