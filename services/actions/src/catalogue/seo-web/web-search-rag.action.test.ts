import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { runAction } from '../../testing/run-action';
import { serveSite } from '../../testing/serve-site';
import { PAGES, question } from './camp.fixture';
import { webSearchRag } from './web-search-rag.action';

describe('web-search-rag', () => {
  it('answers only from the passages that were retrieved', async () => {
    const { data } = await runAction(webSearchRag, {
      question,
      documents: ['A tent costs 18 euros.', 'The tent is blue. Tent, tent, tent.'],
      top_k: 1,
      language: 'en',
    });
    expect(data).toMatchObject({ grounded: true, passages: [{ text: 'A tent costs 18 euros.' }], passages_indexed: 2 });
  });

  it('reads pages', async () => {
    const { origin, web, requests } = await serveSite(PAGES);
    const { data } = await runAction(webSearchRag, { question, urls: [`${origin}/prices`] }, { web });
    expect(data).toMatchObject({ grounded: true, answer: 'A tent costs 18 euros a night. [1]' });
    expect(requests).toEqual(['/prices']);
  });

  it('searches a million characters within 10 s', async () => {
    const text = Array.from(
      { length: 14_000 },
      (_, i) => `Item number ${i} of the list is made of steel and wood.`,
    ).join(' ');
    const start = process.threadCpuUsage();
    const { data } = await runAction(webSearchRag, {
      question: 'What is item 7777 made of?',
      documents: [text],
      language: 'en',
    });
    expect(cpuMsSince(start)).toBeLessThan(10_000);
    expect(data).toMatchObject({ grounded: true, answer: expect.stringContaining('Item number 7777 ') as unknown });
  });
});
