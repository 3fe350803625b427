import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { recognise } from './recognise';

const TIMEOUT_MS = 30_000;

/** A picture of the lines in black on white. */
async function picture(lines: readonly string[]): Promise<Uint8Array> {
  const texts = lines.map((line, index) => `<text x="40" y="${100 + index * 80}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${160 + lines.length * 80}">
    <rect width="100%" height="100%" fill="white"/><g font-family="sans-serif" font-size="40">${texts}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const read = (pictures: readonly Uint8Array[], signal = AbortSignal.timeout(TIMEOUT_MS)) =>
  recognise(pictures, { languages: ['fr'], signal });

describe('recognise', () => {
  it('reads words with accents and amounts, with their boxes', async () => {
    const [page] = await read([await picture(['Facture numéro 2041', 'Payé à réception : 1 250,40 €'])]);
    const words = page?.words.map(({ text }) => text).join(' ');
    expect(words).toContain('Facture numéro 2041');
    expect(words).toContain('Payé à réception');
    expect(words).toContain('250,40 €');
    expect(page?.confidence).toBeGreaterThan(0.8);
    const facture = page?.words.find(({ text }) => text === 'Facture');
    const number = page?.words.find(({ text }) => text === '2041');
    expect(number?.x).toBeGreaterThan(facture?.x ?? Infinity);
  });

  it('writes nothing beside', async () => {
    const list = () => readdirSync('.');
    const before = list();
    await read([await picture(['One'])]);
    expect(list()).toEqual(before);
  });

  it('reads no words on an empty picture', async () => {
    const [page] = await read([await picture([])]);
    expect(page).toMatchObject({ words: [], confidence: 0 });
  });

  it('refuses what is no picture, and what has too many pixels', async () => {
    await expect(read([new TextEncoder().encode('hello')])).rejects.toMatchObject({ name: 'OcrError' });
    const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const message = 'The picture has more than 50 megapixels.';
    await expect(read([bomb])).rejects.toMatchObject({ name: 'OcrError', message });
  });

  it('stops between pictures when the signal aborts', async () => {
    const abort = new AbortController();
    const pictures = [await picture(['One']), await picture(['Two'])];
    const reading = read(pictures, abort.signal);
    abort.abort(new Error('Deadline'));
    await expect(reading).rejects.toThrow('Deadline');
  });
});
