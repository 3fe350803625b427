import { expect, it } from 'vitest';
import { formatPosition, toMapFrame, toScaleBar, WORLD, zoomBy } from './map-frame';

const paris = { latitude: 48.86, longitude: 2.35 };
const madrid = { latitude: 40.42, longitude: -3.7 };

it('has all places in its middle', () => {
  const { centre, scale } = toMapFrame([paris, madrid]);
  expect(centre[0]).toBeCloseTo(-0.675);
  expect(centre[1]).toBeCloseTo(44.64);
  expect(scale).toBeLessThan(toMapFrame([paris]).scale);
});

it('shows the surroundings of a single place, and the world without one', () => {
  expect(toMapFrame([paris])).toEqual({ centre: [2.35, 48.86], scale: expect.any(Number) });
  expect(Number.isFinite(toMapFrame([paris, paris]).scale)).toBe(true);
  expect(toMapFrame([])).toEqual(WORLD);
});

it('keeps its zoom within limits', () => {
  expect(zoomBy(WORLD, 0.5)).toEqual(WORLD);
  expect(zoomBy(WORLD, 1e9).scale).toBe(2_000_000);
});

it('has a bar of a round distance', () => {
  const { label, pixels } = toScaleBar({ centre: [0, 0], scale: 6_371 });
  expect([label, Math.round(pixels)]).toEqual(['100 km', 100]);
  expect(toScaleBar({ centre: [0, 0], scale: 2_000_000 }).label).toBe('200 m');
});

it('writes a position with its hemispheres', () => {
  expect(formatPosition(madrid)).toBe('40.4200° N, 3.7000° W');
});
