import { XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../../engine/files';
import { runAction } from '../../testing/run-action';
import { promoVideo } from './promo_video.action';

type Payload = Readonly<Record<string, unknown>>;

const points = ['Drop a PDF', { title: 'Every total is checked', text: 'Or you are told.' }, 'Ready in two seconds'];
const promo = { headline: 'Invoices that read themselves', points, format: 'svg' };
const LOGO = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="200" height="50" fill="#00FF00"/></svg>',
).toString('base64')}`;

async function run(changes: Payload = {}) {
  const { data, warnings } = await runAction(promoVideo, { ...promo, ...changes });
  // `output` has it.
  return { warnings, ...(data as { storyboard: readonly Payload[]; file: OutputFile; poster_png: OutputFile }) };
}

describe('promo_video', () => {
  it('makes an animated SVG, a poster and a storyboard of five scenes of three seconds', async () => {
    const { file, poster_png: poster, storyboard, warnings } = await run({ cta: 'Start for free' });
    const svg = Buffer.from(file.$file.bytes).toString('utf8');
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toContain('dur="15s" repeatCount="indefinite"');
    expect(await sharp(poster.$file.bytes).metadata()).toMatchObject({ format: 'png', width: 1280, height: 720 });
    expect(storyboard.map(({ start_s, end_s }) => [start_s, end_s])).toEqual([
      [0, 3],
      [3, 6],
      [6, 9],
      [9, 12],
      [12, 15],
    ]);
    expect(warnings).toEqual([]);
  });

  it('makes the same files from the same input', async () => {
    const [first, second] = [await run(), await run()];
    expect(first).toEqual(second);
  });

  it('shows the logo instead of the name', async () => {
    const { poster_png: poster } = await run({ logo: LOGO, brand: { name: 'declic' } });
    const pixel = await sharp(poster.$file.bytes)
      .removeAlpha()
      .extract({ left: 80, top: 80, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel]).toEqual([0, 255, 0]);
  });

  it('says which characters it left out, and which accent it could not use', async () => {
    const { warnings, storyboard } = await run({
      headline: '🚀 Launch day',
      brand: { primary: '#111111', accent: '#151515', background: '#121212', colour: 'red' },
    });
    expect(storyboard[0]).toMatchObject({ texts: ['Launch day'] });
    expect(warnings).toEqual([
      'brand: colour is not known; name, website, primary, accent, background are.',
      'The headline: left out 🚀, which the fonts of the video do not have.',
      'brand: the accent #151515 has too little contrast with the other colours and is not used.',
    ]);
  });

  it.each<[Payload, string, string]>([
    [{ points: ['one', 'two'] }, 'points', 'Must have exactly 3 items'],
    [
      { points: 'one, two, three' },
      'points',
      expect.stringContaining('Must be a list of texts or objects with "title", for example ['),
    ],
    [{ points: ['one', 'two', 3] }, 'points', 'Point 3 must be a text, or an object with "title" and "text".'],
    [{ points: ['one', { text: 'no title' }, 'three'] }, 'points', 'Item 2: "title" is required'],
    [{ points: ['one', 'x'.repeat(81), 'three'] }, 'points', 'Point 2 must have at most 80 characters.'],
    [{ points: ['one', '🚀🚀', 'three'] }, 'points', 'Point 2 has no letters that can be drawn.'],
    [{ headline: '漢字' }, 'headline', 'The headline has no letters that can be drawn.'],
    [
      { brand: ['#FF0000'] },
      'brand',
      expect.stringContaining('Must be an object with "name", "website", "primary", "accent" or "background"'),
    ],
    [{ brand: { primary: 'red' } }, 'brand', '"primary" must be a colour such as #FF5A1F.'],
    [{ brand: JSON.parse('{"__proto__": 1, "name": {}}') }, 'brand', '"name" must be a text'],
    [
      { logo: `data:image/png;base64,${Buffer.from('nothing').toString('base64')}` },
      'logo',
      'This file cannot be read as a picture.',
    ],
  ])('refuses %j', async (changes, field, message) => {
    await expect(run(changes)).rejects.toMatchObject({ name: 'RejectedInputError', field, message });
  });
});
