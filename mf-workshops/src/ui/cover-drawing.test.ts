import { expect, it } from 'vitest';
import { drawCover, SHEET } from './cover-drawing';

const ids = Array.from({ length: 40 }, (_, index) => `0198a000-0000-7000-8000-${String(index).padStart(12, '0')}`);

it('draws the same workshop the same, always and everywhere', () => {
  expect(drawCover('0198a000-0000-7000-8000-000000000001', 'beginner')).toMatchInlineSnapshot(`
    {
      "centre": {
        "x": 100,
        "y": 103,
      },
      "ground": "paper",
      "rings": [
        {
          "radius": 43,
          "width": 16,
        },
      ],
      "rules": [
        22,
        44,
        66,
        88,
        110,
        132,
        154,
        176,
      ],
      "stroke": {
        "width": 16,
        "x1": 134.9,
        "x2": 164,
        "y1": 68.1,
        "y2": 39,
      },
    }
  `);
});

it('draws different workshops differently, and levels too', () => {
  expect(new Set(ids.map((id) => JSON.stringify(drawCover(id, 'beginner')))).size).toBe(ids.length);
  expect(drawCover('a', 'beginner').rings).toHaveLength(1);
  expect(drawCover('a', 'intermediate').rings).toHaveLength(2);
  expect(drawCover('a', 'advanced').rings).toHaveLength(3);
});

it('keeps rings and click on the sheet', () => {
  for (const { centre, rings, stroke } of ids.map((id) => drawCover(id, 'beginner'))) {
    const reach = (rings[0]?.radius ?? 0) + (rings[0]?.width ?? 0) / 2;
    expect(centre.y + reach).toBeLessThan(SHEET.height);
    expect(centre.y - reach).toBeGreaterThan(0);
    expect(stroke.x2).toBeGreaterThan(0);
    expect(stroke.x2).toBeLessThan(SHEET.width);
    expect(stroke.y2).toBeGreaterThan(0);
  }
});
