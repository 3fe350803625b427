import { expect, it } from 'vitest';
import { drawCover, SHEET } from './cover-drawing';

const ids = Array.from({ length: 40 }, (_, index) => `0198a000-0000-7000-8000-${String(index).padStart(12, '0')}`);

it('draws the same workshop the same, always and everywhere', () => {
  expect(drawCover('0198a000-0000-7000-8000-000000000001', 'beginner')).toMatchInlineSnapshot(`
    {
      "centre": {
        "x": 110,
        "y": 124,
      },
      "ground": "paper",
      "rings": [
        {
          "radius": 51,
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
        "x1": 150.6,
        "x2": 179.7,
        "y1": 83.4,
        "y2": 54.3,
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

it('keeps the click on the sheet', () => {
  for (const { stroke } of ids.map((id) => drawCover(id, 'advanced'))) {
    expect(stroke.x2).toBeGreaterThan(0);
    expect(stroke.x2).toBeLessThan(SHEET.width);
    expect(stroke.y2).toBeGreaterThan(-12);
  }
});
