import { describe, expect, it } from 'vitest';
import { runAction } from '../../testing/run-action';
import { landingGenerate } from './landing_generate.action';

async function generate(
  brief: unknown,
  more: object = {},
): Promise<Record<string, unknown> & { source: string; warnings: readonly string[] }> {
  const { data, warnings } = await runAction(landingGenerate, { brief, ...more });
  const file = data['file'] as { $file: { bytes: Uint8Array } }; // Its schema was checked.
  return { ...data, warnings, source: new TextDecoder().decode(file.$file.bytes) };
}

describe('landing_generate', () => {
  it('makes up nothing: a product alone gives its name', async () => {
    const { source, warnings, ...data } = await generate({ product: 'Solado' });
    expect(data).toMatchObject({ sections: ['hero'], missing: ['benefits', 'steps', 'proof', 'faq', 'form'] });
    expect(
      source
        .replace(/<style>[\s\S]*<\/style>|<[^>]+>|\s+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('Solado Skip to content Solado Solado Solado');
    expect(warnings).toHaveLength(2);
  });

  it('begins the line of the audience with a capital', async () => {
    const { source } = await generate({ product: 'Solado', audience: 'équipes de vente' });
    expect(source).toContain('>Équipes de vente<');
  });

  it('leaves out sections that were not asked for, and the button that leads to one', async () => {
    const brief = { product: 'Solado', cta: 'Go', benefits: ['A'], form: { email: 'a@b.example' } };
    expect(await generate(brief, { sections: ['form'] })).toMatchObject({ sections: ['hero', 'form'], missing: [] });
    const { source, sections } = await generate(brief, { sections: ['benefits'] });
    expect(sections).toEqual(['hero', 'benefits']);
    expect(source).not.toContain('#contact"');
  });

  it('always asks for the address to answer to', async () => {
    const { source } = await generate({ product: 'Solado', form: { email: 'a@b.example', fields: ['phone'] } });
    expect([...source.matchAll(/\sname="(\w+)"\s+type/g)].map(([, name]) => name)).toEqual(['email', 'phone']);
    expect(source).toContain('action="mailto:a@b.example"');
  });

  it.each([
    ['brief', [1], undefined, expect.stringContaining('Must be an object with "product", for example {')],
    ['brief', 'no json', undefined, expect.stringContaining('Must be an object with "product", for example {')],
    ['brief', { headline: 'x' }, undefined, '"product" is required'],
    ['brief', { product: { a: 1 } }, undefined, '"product" must be a text'],
    ['brief', { product: 'x'.repeat(161) }, undefined, '"product" must be at most 160 characters'],
    [
      'brief',
      { product: 'x', benefits: 'a' },
      undefined,
      '"benefits" must be a list of texts, or objects with "title" or "text"',
    ],
    ['brief', { product: 'x', benefits: [{ text: 'a' }] }, undefined, '"benefits[0].title" is required'],
    ['brief', { product: 'x', benefits: [1] }, undefined, '"benefits[0]" must be an object'],
    ['brief', { product: 'x', benefits: Array(13).fill('a') }, undefined, '"benefits" must have at most 12 entries'],
    ['brief', { product: 'x', proof: [] }, undefined, '"proof" must be an object with "figures" or "quotes"'],
    [
      'brief',
      { product: 'x', proof: { quotes: [{ text: 'Great' }] } },
      undefined,
      '"proof.quotes[0].name" is required',
    ],
    ['brief', { product: 'x', cta_url: 'javascript:alert(1)' }, undefined, '"cta_url" must be a web address'],
    ['brief', { product: 'x', form: { action: 'data:text/html,x' } }, undefined, '"form.action" must be a web address'],
    ['brief', { product: 'x', form: { email: 'a@b.c?bcc=d@e.f' } }, undefined, '"form.email" must be an email'],
    ['brand', { product: 'x' }, { primary: 'red;}body{display:none' }, '"primary" must be a colour such as #1f4e79'],
    [
      'brand',
      { product: 'x' },
      { logo: 'https://a.example/logo.png' },
      '"logo" must be a data URL of a PNG, JPEG, WebP or GIF picture',
    ],
    [
      'brand',
      { product: 'x' },
      { logo: 'data:image/svg+xml;base64,AAAA' },
      '"logo" must be a data URL of a PNG, JPEG, WebP or GIF picture',
    ],
    ['brand', { product: 'x' }, { font: '__proto__' }, '"font" must be one of: sans, serif, rounded, mono'],
  ])('refuses in %s %j %j', async (field, brief, brand, message) => {
    await expect(generate(brief, brand && { brand })).rejects.toMatchObject({ field, message });
  });

  it('takes nothing from the prototype of its input', async () => {
    const { sections } = await generate(JSON.parse('{"product":"x","__proto__":{"benefits":["a"]}}'));
    expect(sections).toEqual(['hero']);
  });
});
