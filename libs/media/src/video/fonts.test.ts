import { expect, it } from 'vitest';
import { keepCoveredText } from './fonts';
import { createMeasureText } from './text-style';

it.each(['Élan, œuvre, ça : 20 € « oui »', '¿Mañana? ¡Sí!', 'Łódź Šimek', 'Привет', 'Ελλάδα', 'Tiếng Việt'])(
  'keeps %s as it is',
  (text) => {
    expect(keepCoveredText(text)).toEqual({ text, dropped: [] });
  },
);

it('drops emoji and other scripts, and says which', () => {
  expect(keepCoveredText('Go 🚀 now\u202E\n漢')).toEqual({ text: 'Go now', dropped: ['🚀', '\u202E', '漢'] });
});

it('measures text in the bundled fonts at the weight of the style', async () => {
  const measure = await createMeasureText();
  const width = (weight: number) => measure('Hello world', { family: 'heading', weight, tracking: 0 });
  expect(width(300)).toBeCloseTo(5.2, 1);
  expect(width(800)).toBeCloseTo(5.59, 1);
});
