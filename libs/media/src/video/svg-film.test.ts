import { XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { aFilm } from '../testing/a-film';
import { filmToSvg } from './svg-film';

it('writes well-formed SVG that animates by itself, without text elements, scripts or addresses', async () => {
  const svg = await filmToSvg(aFilm());
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('type="translate" dur="2s" repeatCount="indefinite"');
  expect(svg).toContain('values="-40 0;-40 0;0 0;0 0" keyTimes="0;0;0.5;1"');
  expect(svg).not.toMatch(/<text|<script|href="http|on\w+=/);
});
