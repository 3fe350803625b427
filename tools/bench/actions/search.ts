import { Client } from 'undici';
import { CATALOGUE_SIZE, SEARCHES } from './bench-catalogue.ts';

const PATH = '/api/actions/public-catalogue';

/** How long searches of the catalogue take, one after the other, in milliseconds. */
export async function measureSearches(origin: string, count: number): Promise<number[]> {
  const client = new Client(origin);
  const search = async (word: string) => {
    const answer = await client.request({ method: 'GET', path: `${PATH}?search=${encodeURIComponent(word)}` });
    const list = (await answer.body.json()) as readonly object[];
    if (answer.statusCode !== 200) throw new Error(`A search was answered ${answer.statusCode}.`);
    return list.length;
  };
  try {
    const size = await search('');
    if (size < CATALOGUE_SIZE * 0.9) throw new Error(`The catalogue has ${size} actions, not about ${CATALOGUE_SIZE}.`);
    const times: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const startedAt = performance.now();
      await search(SEARCHES[number % SEARCHES.length] ?? '');
      times.push(performance.now() - startedAt);
    }
    return times;
  } finally {
    await client.close();
  }
}
