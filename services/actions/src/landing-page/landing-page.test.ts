import axe from 'axe-core';
import chroma from 'chroma-js';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { parse, type DefaultTreeAdapterMap, type ParserError } from 'parse5';
import { describe, expect, it } from 'vitest';
import { toPalette } from './brand-palette';
import { html } from './html';
import type { LandingPage } from './page-model';
import { renderPage } from './render-page';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const maybeColor = fc.oneof(fc.constant(''), color);

describe('colours of a brand', () => {
  it('can be read on every ground they stand on, whatever the brand', async () => {
    const brand = fc.record({ primary: maybeColor, accent: maybeColor, background: maybeColor, text: maybeColor });
    await fc.assert(
      fc.asyncProperty(brand, async (colors) => {
        const { palette: p, pairs } = await toPalette(colors);
        for (const ground of [p.ground, p.tint])
          for (const text of [p.ink, p.muted, p.primaryText])
            expect(chroma.contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(chroma.contrast(p.onPrimary, p.primary)).toBeGreaterThanOrEqual(4.5);
        for (const text of [p.onBand, p.onBandMuted]) expect(chroma.contrast(text, p.band)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [p.ground, p.tint]) expect(chroma.contrast(p.edge, ground)).toBeGreaterThanOrEqual(3);
        for (const { contrast, role } of pairs)
          expect(contrast).toBeGreaterThanOrEqual(role === 'field_edge' ? 3 : 4.5);
      }),
      { numRuns: 150 },
    );
  });

  it('stay as they are when they can be read', async () => {
    const { palette, pairs } = await toPalette({
      primary: '#0f4c81',
      accent: '#f4a259',
      background: '#ffffff',
      text: '#222222',
    });
    expect(palette).toMatchObject({
      primary: '#0f4c81',
      primaryText: '#0f4c81',
      ground: '#ffffff',
      ink: '#222222',
      accent: '#f4a259',
    });
    expect(pairs.filter(({ requested }) => requested !== null)).toEqual([]);
  });

  it('say what had to change', async () => {
    const { pairs } = await toPalette({ primary: '#ffd700', accent: '', background: '', text: '#999999' });
    expect(pairs.filter(({ requested }) => requested !== null).map(({ role }) => role)).toEqual(['text', 'brand_text']);
  });
});

interface AxeInPage {
  run(document: unknown, options: object): Promise<Pick<axe.AxeResults, 'violations' | 'passes'>>;
}

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>'\u0000&amp;</style></title>{{7*7}}`;

async function aPage(changes: Partial<LandingPage> = {}): Promise<LandingPage> {
  const { palette } = await toPalette({ primary: '#0f766e', accent: '', background: '', text: '' });
  const points = [
    { title: 'One', text: 'First' },
    { title: 'Two', text: 'Second' },
    { title: 'Three', text: '' },
  ];
  return {
    language: 'fr',
    title: 'Titre',
    description: 'Une description',
    isListed: true,
    brand: { name: 'Marque', logo: '', font: 'sans', corners: 'soft' },
    palette,
    hero: {
      logo: null,
      eyebrow: 'Pour vous',
      headline: 'Accroche',
      text: 'Texte',
      button: { label: 'Essayer', href: '#contact' },
      secondButton: { label: 'Voir', href: 'https://a.example/?a=1&b=2' },
      note: 'Note',
    },
    needs: { title: 'Enjeux', points: ['Attente', 'Retards'] },
    benefits: { title: 'Avantages', points },
    steps: { title: 'Étapes', points },
    evidence: { title: 'Preuves', points: ['Mesuré', 'Vérifié'] },
    proof: {
      title: 'Avis',
      figures: [{ value: '12', label: 'clients' }],
      quotes: [{ text: 'Bien', name: 'Ada', role: 'PDG' }],
    },
    faq: { title: 'Questions', points },
    form: {
      title: 'Contact',
      text: 'Écrivez',
      action: 'https://a.example/form',
      fields: ['name', 'email', 'company', 'phone', 'message'],
      button: 'Envoyer',
      consent: 'Merci',
      hidden: { utm_source: 'x' },
    },
    footer: { text: 'Pied', links: [{ label: 'Mentions', href: 'https://a.example/mentions' }] },
    ...changes,
  };
}

function parseStrictly(source: string) {
  const errors: ParserError[] = [];
  const document = parse<DefaultTreeAdapterMap>(source, { onParseError: (error) => errors.push(error) });
  expect(errors).toEqual([]);
  return document;
}

describe('a landing page', () => {
  it('is HTML that the standard parser reads without an error, with each id once', async () => {
    const source = renderPage(await aPage());
    parseStrictly(source);
    const ids = [...source.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(source).toContain('<html lang="fr" dir="ltr">');
  });

  it('has no defect of accessibility that axe knows', async () => {
    const dom = new JSDOM(renderPage(await aPage()), { runScripts: 'outside-only' });
    dom.window.eval(axe.source);
    const window = dom.window as unknown as { axe: AxeInPage }; // The script has put it there.
    // Contrast needs a layout: it is computed above.
    const { violations, passes } = await window.axe.run(dom.window.document, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(passes.length).toBeGreaterThan(15);
  });

  it('loads nothing and runs nothing', async () => {
    const { document } = new JSDOM(renderPage(await aPage())).window;
    expect(document.querySelectorAll('script, link, iframe, object, embed, [src], [style]').length).toBe(0);
    const source = renderPage(await aPage());
    expect(source).not.toMatch(/url\(|@import|\son\w+=/i);
    expect(source).toContain('content="default-src &#39;none&#39;;');
  });

  it('shows every text as it is, and never as HTML', async () => {
    const page = await aPage({
      title: HOSTILE,
      description: HOSTILE,
      brand: { name: HOSTILE, logo: '', font: 'serif', corners: 'round' },
      hero: {
        logo: null,
        eyebrow: HOSTILE,
        headline: HOSTILE,
        text: HOSTILE,
        button: { label: HOSTILE, href: 'https://a.example/' },
        secondButton: null,
        note: HOSTILE,
      },
      needs: { title: HOSTILE, points: [HOSTILE] },
      evidence: { title: HOSTILE, points: [HOSTILE] },
      faq: { title: HOSTILE, points: [{ title: HOSTILE, text: HOSTILE }] },
      footer: { text: HOSTILE, links: [] },
    });
    const source = renderPage(page);
    parseStrictly(source);
    const { document } = new JSDOM(source).window;
    expect(document.querySelectorAll('script, img').length).toBe(0);
    expect(document.querySelector('h1')?.textContent).toBe(HOSTILE.replace('\u0000', ''));
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      HOSTILE.replace('\u0000', ''),
    );
  });

  it('leaves out what is empty', async () => {
    const none = { title: 'x', points: [] };
    const source = renderPage(
      await aPage({
        needs: none,
        evidence: none,
        benefits: none,
        steps: none,
        faq: none,
        proof: { title: 'x', figures: [], quotes: [] },
        form: null,
      }),
    );
    parseStrictly(source);
    expect(source).not.toContain('<section');
    expect(source).not.toContain('<form');
  });

  it('always has the same picture for the same name', async () => {
    const name = (text: string) => ({ name: text, logo: '', font: 'sans', corners: 'soft' }) as const;
    const art = async (text: string) => /<svg[\s\S]*<\/svg>/.exec(renderPage(await aPage({ brand: name(text) })))?.[0];
    expect(await art('Ada')).toBe(await art('Ada'));
    expect(await art('Ada')).not.toBe(await art('Grace'));
  });
});

it('escapes any text in an HTML template', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'&;/=! -\n\u0000ap', '</p>', '&lt', '<!--') }), (text) => {
      const source = html`<!doctype html>
        <p title="${text}">${text}</p>`.text;
      const element = new JSDOM(source).window.document.querySelector('p');
      const shown = element?.textContent ?? '';
      expect(element?.childElementCount).toBe(0);
      expect(element?.getAttribute('title')).toBe(shown);
    }),
    { numRuns: 40 },
  );
});
